/** What is written on a space at a scale: its name and its armies as one block, in fuller and shorter forms. Sizes only, no places. */
import { content } from '../content'
import type { SpaceId } from '../engine/types/ids'
import { painterOf } from './colours'
import { anchors, spacesById } from './geometry'
import { type Label, labelSize } from './labels'
import { CHIP_HEIGHT, chipWidth, STRIP_HEIGHT, type Strip, sidesOf, stripsOf, stripWidth } from './strips'
import { PILL_HEIGHT, pillWidth, pipWidth } from './totals'
import type { BoardView, SpaceView } from './types'

export type Form = 'strips' | 'chips' | 'pips'
/** Offsets are from the block's top left corner, in screen pixels. */
export type Block = {
  readonly space: SpaceId
  readonly form: Form
  readonly label: { readonly label: Label; readonly x: number; readonly y: number; readonly w: number; readonly h: number } | null
  readonly armies: readonly {
    readonly strips: readonly Strip[]
    readonly x: number
    readonly y: number
    readonly w: number
    readonly h: number
  }[]
  readonly pending: { readonly x: number; readonly y: number; readonly w: number } | null
  readonly w: number
  readonly h: number
}

/** Below the first, armies are totals; below the second they may shrink to totals where there is no room. */
export const FAR = 0.5
export const NEAR = 0.85

const capitals = new Map(content.powers.map((power) => [power.capital, power.id]))

export const isCapital = (space: SpaceId): boolean => capitals.has(space)

export type Words = { readonly seaZone: (number: string) => string; readonly seaNumber: (number: string) => string }

const RAIDERS = content.rulesets.standard!.submarineWarfare.by

/** Whose land it was where another holds it; who contests it where two do. */
function sealOf(state: SpaceView | undefined): string | null {
  if (!state) return null
  if (state.controller === 'contested') return painterOf(state)
  return state.original && state.original !== state.controller ? state.original : null
}

function labelOf(space: SpaceId, view: BoardView, k: number, mined: string | null, words: Words): Label {
  const facts = spacesById.get(space)!
  const state = view.spaces[space]
  const sea = facts.kind === 'sea'
  const roomy = 11 + Math.min(3.5, Math.max(0, (anchors[space]!.radius - 40) / 26))
  const far = k < FAR
  const mother = state?.colonyOf ? view.spaces[state.colonyOf] : undefined
  const name = sea ? (far ? words.seaNumber(space.slice(2)) : words.seaZone(space.slice(2))) : facts.name
  const size = sea ? (far ? 13 : 15) : k < NEAR ? Math.max(11, Math.min(roomy, 8 + 6 * k)) : roomy
  return {
    name,
    sea,
    size: Math.round(size * 2) / 2,
    capital: isCapital(space),
    ipc: sea || facts.kind === 'impassable' || far ? null : (state?.ipc ?? facts.ipc ?? 0),
    struck: state?.controller === 'contested',
    flag: far ? null : (state?.flag ?? mother?.flag ?? null),
    seal: far || sea ? null : sealOf(state),
    of: mother && k >= NEAR ? `(${spacesById.get(state!.colonyOf!)!.name})` : null,
    mined: far ? null : mined,
    raided: view.raided?.includes(space) ? RAIDERS : null,
    impassable: facts.kind === 'impassable',
  }
}

type Row = { readonly w: number; readonly h: number; readonly cells: readonly { strips: readonly Strip[]; w: number }[] }

/** Chips stand three to a row. */
const ABREAST = 3

function armyRows(strips: readonly Strip[], form: Form): readonly Row[] {
  if (strips.length === 0) return []
  if (form === 'pips') {
    const sides = sidesOf(strips)
    const w = pipWidth(sides)
    return [{ w, h: 17, cells: [{ strips: sides, w }] }]
  }
  if (form === 'chips') {
    const cells = strips.map((strip) => ({ strips: [strip], w: chipWidth(strip) }))
    return Array.from({ length: Math.ceil(cells.length / ABREAST) }, (_, row) => {
      const own = cells.slice(row * ABREAST, (row + 1) * ABREAST)
      return { w: own.reduce((sum, cell) => sum + cell.w + 4, -4), h: CHIP_HEIGHT, cells: own }
    })
  }
  return strips.map((strip) => {
    const w = Math.round(stripWidth(strip))
    return { w, h: STRIP_HEIGHT, cells: [{ strips: [strip], w }] }
  })
}

function assemble(space: SpaceId, form: Form, label: Label | null, strips: readonly Strip[], pendingWidth: number): Block {
  const size = label ? labelSize(label) : null
  const rows = armyRows(strips, form)
  const w = Math.max(size?.w ?? 0, pendingWidth, ...rows.map((row) => row.w), 0)
  const armies: Block['armies'][number][] = []
  let y = size ? size.h + (rows.length > 0 || pendingWidth > 0 ? 3 : 0) : 0
  for (const row of rows) {
    let x = (w - row.w) / 2
    for (const cell of row.cells) {
      armies.push({ strips: cell.strips, x, y, w: cell.w, h: row.h })
      x += cell.w + 4
    }
    y += row.h + 4
  }
  if (rows.length > 0) y -= 4
  const pending = pendingWidth > 0 ? { x: (w - pendingWidth) / 2, y: y + (rows.length > 0 ? 4 : 0), w: pendingWidth } : null
  const placed = label && size ? { label, x: (w - size.w) / 2, y: 0, ...size } : null
  return { space, form, label: placed, armies, pending, w, h: pending ? pending.y + PILL_HEIGHT : y }
}

/** The forms a space may take at a scale, fullest first. The last is taken whatever stands around it; none means nothing is shown. */
export function formsOf(space: SpaceId, view: BoardView, k: number, mined: string | null, words: Words): readonly Block[] {
  const strips = stripsOf(view.spaces[space]?.stacks ?? [], view.spaces[space]?.built)
  const pending = view.pendingPlacements[space]
  const pendingWidth = pending && k >= FAR ? pillWidth(pending) : 0
  const label = labelOf(space, view, k, mined, words)
  const form = (kind: Form, named: boolean) => assemble(space, kind, named ? label : null, strips, pendingWidth)
  if (k < FAR) return strips.length > 0 ? [form('pips', true), form('pips', false)] : [form('pips', true)]
  if (strips.length === 0 && pendingWidth === 0) return [form('chips', true)]
  return k < NEAR
    ? [form('strips', true), form('chips', true), form('chips', false)]
    : [form('strips', true), form('chips', true)]
}
