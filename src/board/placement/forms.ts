/** The forms of a space's name and armies at a scale, from full to short: sizes, no places. */

import type { Point } from '../../content/map.ts'
import type { SpaceId } from '../../engine/types/ids.ts'
import { derivedFromBoard, geography } from '../geography/current-board.ts'
import { tiltOf } from '../geography/grid.ts'
import { type Holding, holdingOf, sideOrNone } from '../glyphs/colours.ts'
import { type Minefield, mineKey } from '../glyphs/emblems.ts'
import { clearWidthCache, type Label, labelSize, nameWidth } from '../glyphs/labels.ts'
import { signKey, signsOf } from '../glyphs/signs.ts'
import { CHIP_HEIGHT, chipWidth, STRIP_HEIGHT, type Strip, stripsOf, stripWidth, totalsBySide } from '../glyphs/strips.ts'
import { FAR_SCALE, PILL_HEIGHT, pillWidth, pipWidth, risingWidth } from '../glyphs/totals.ts'
import type { BoardView, SpaceView } from '../types.ts'
import { type DisplayPriority, isCapital } from './display-priority.ts'

export type Form = 'strips' | 'chips' | 'pips'
export type Part = { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
/** Offsets from the top left corner, in CSS pixels. */
export type ArmyForm = {
  readonly form: Form
  readonly armies: readonly (Part & { readonly strips: readonly Strip[] })[]
  readonly pending: { readonly x: number; readonly y: number; readonly w: number } | null
  readonly w: number
  readonly h: number
}
export type NameForm = { readonly label: Label; readonly w: number; readonly h: number }
/** Forms from full to short; no army form if the space is empty. */
export type SpaceForms = { readonly space: SpaceId; readonly names: readonly NameForm[]; readonly armies: readonly ArmyForm[] }
export type WeightedForms = SpaceForms & { readonly weight: DisplayPriority }
/** The chosen forms with their places in one box. */
export type Block = ArmyForm & { readonly space: SpaceId; readonly label: (Part & { readonly label: Label }) | null }

/** Below this scale armies may shrink to totals; below FAR_SCALE they always do. */
export const NEAR_SCALE = 0.85

export type SeaZoneText = { readonly seaZone: (number: string) => string; readonly seaNumber: (number: string) => string }

/** The printed owner if another holds the land, or both contestants. */
function sealOf(state: SpaceView | undefined): Holding | null {
  if (!state) return null
  if (state.controller === 'contested') return holdingOf(state)
  return state.original && state.original !== state.controller ? { kind: 'power', power: state.original } : null
}

function labelOf(space: SpaceId, view: BoardView, k: number, mined: Minefield | null, words: SeaZoneText): Label {
  const { radius } = geography().anchors[space]!
  const facts = geography().spacesById.get(space)!
  const state = view.spaces[space]
  const sea = facts.kind === 'sea'
  const weight = (radius - 40) / 26 + (facts.ipc ?? 0) / 5 + (isCapital(space) ? 0.5 : 0)
  const roomy = 11 + Math.min(4, Math.max(0, weight))
  const far = k < FAR_SCALE
  const mother = state?.colonyOf ? view.spaces[state.colonyOf] : undefined
  const name = sea ? (far ? words.seaNumber(space.slice(2)) : words.seaZone(space.slice(2))) : facts.name
  const size = sea ? (far ? 13 : 15) : k < NEAR_SCALE ? Math.max(11, Math.min(roomy, 9 + 5 * k)) : roomy
  return {
    name,
    sea,
    size: Math.round(size * 2) / 2,
    capital: isCapital(space),
    ipc: sea || facts.kind === 'impassable' || far ? null : (state?.ipc ?? facts.ipc ?? 0),
    // Contested land and land under an armistice pay no income (ADV-26-09).
    struck: state?.controller === 'contested' || (state?.peace !== undefined && state.peace !== 'closed'),
    flag: far ? null : (state?.flag ?? mother?.flag ?? null),
    seal: far || sea ? null : sealOf(state),
    motherCountry: mother && k >= NEAR_SCALE ? `(${geography().spacesById.get(state!.colonyOf!)!.name})` : null,
    mined: far ? null : mined,
    raided: view.raided?.zones.includes(space) ? view.raided.by : null,
    // From afar only decisive land is marked.
    signs: signsOf(space, far ? { spaces: {}, deciding: view.deciding } : view),
    impassable: facts.kind === 'impassable',
    tracking: sea ? 0.3 : 0.7,
    twoLines: false,
    marksBelow: false,
    tilt: 0,
  }
}

type Row = { readonly w: number; readonly h: number; readonly cells: readonly { strips: readonly Strip[]; w: number }[] }

const CHIPS_PER_ROW = 3

function armyRows(strips: readonly Strip[], form: Form): readonly Row[] {
  if (strips.length === 0) return []
  if (form === 'pips') {
    const sides = totalsBySide(strips)
    const w = pipWidth(sides)
    return [{ w, h: 17, cells: [{ strips: sides, w }] }]
  }
  if (form === 'chips') {
    return [...new Set(strips.map(({ power }) => sideOrNone(power)))].flatMap((side) => {
      const friends = strips.filter(({ power }) => sideOrNone(power) === side)
      const cells = friends.map((strip) => ({ strips: [strip], w: chipWidth(strip) }))
      return Array.from({ length: Math.ceil(cells.length / CHIPS_PER_ROW) }, (_, row) => {
        const own = cells.slice(row * CHIPS_PER_ROW, (row + 1) * CHIPS_PER_ROW)
        return { w: own.reduce((sum, cell) => sum + cell.w + 4, -4), h: CHIP_HEIGHT, cells: own }
      })
    })
  }
  return strips.map((strip) => {
    const w = Math.round(stripWidth(strip))
    return { w, h: STRIP_HEIGHT, cells: [{ strips: [strip], w }] }
  })
}

function letterSpacing(space: SpaceId, label: Label, k: number): number {
  const name = label.name.toUpperCase()
  const room = geography().anchors[space]!.radius * 1.7 * k - nameWidth(name, label, label.size, 0)
  return Math.round(Math.min(label.impassable ? 6 : 3.5, Math.max(0.8, room / name.length)) * 10) / 10
}

function nameForms(space: SpaceId, label: Label, k: number): readonly NameForm[] {
  const sized = (form: Label): NameForm => ({ label: form, ...labelSize(form) })
  if (label.sea) {
    const tilt = label.mined || label.raided || label.signs.length > 0 ? 0 : tiltOf(space)
    return tilt === 0 ? [sized(label)] : [sized({ ...label, tilt }), sized(label)]
  }
  const wide = { ...label, tracking: letterSpacing(space, label, k) }
  const small = { ...label, size: 11, tracking: 0.5 }
  const tight = { ...small, tracking: 0.1, motherCountry: null }
  const words = label.name.includes(' ')
  const forms = [
    words && label.name.length > 12 ? { ...wide, twoLines: true } : wide,
    ...(words ? [{ ...small, twoLines: true }] : []),
    { ...small, tracking: 0.7 },
    tight,
    { ...tight, marksBelow: true },
    ...(words
      ? [
          { ...tight, twoLines: true },
          { ...tight, twoLines: true, marksBelow: true },
        ]
      : []),
  ]
  const sizes = forms.map(sized)
  // Drop forms that are no smaller than an earlier one.
  return sizes.filter((one, i) => !sizes.slice(0, i).some((other) => other.w <= one.w && other.h <= one.h))
}

function assembleArmy(form: Form, strips: readonly Strip[], pendingWidth: number): ArmyForm {
  const rows = armyRows(strips, form)
  const w = Math.max(pendingWidth, ...rows.map((row) => row.w), 0)
  const armies: ArmyForm['armies'][number][] = []
  let y = 0
  rows.forEach((row, i) => {
    const before = rows[i - 1]
    if (before) y += sideIn(before) === sideIn(row) ? 4 : 9
    let x = (w - row.w) / 2
    for (const cell of row.cells) {
      armies.push({ strips: cell.strips, x, y, w: cell.w, h: row.h })
      x += cell.w + 4
    }
    y += row.h
  })
  const pending = pendingWidth > 0 ? { x: (w - pendingWidth) / 2, y: y + (rows.length > 0 ? 4 : 0), w: pendingWidth } : null
  return { form, armies, pending, w, h: pending ? pending.y + PILL_HEIGHT : y }
}
const sideIn = (row: Row) => sideOrNone(row.cells[0]!.strips[0]!.power)

/** For tests and benchmarks. */
export const layoutCounts = { blocks: 0 }

type CachedForms = { readonly of: readonly unknown[]; readonly forms: SpaceForms }
/** By scale, because zooming returns to earlier scales. */
const formsCache = derivedFromBoard(() => new Map<number, Map<SpaceId, CachedForms>>())
const MAX_SCALES = 40

/** Call after fonts or theme change. */
export function clearFormsCache(): void {
  formsCache().clear()
  clearWidthCache()
}

/** Returns the same object while its content is unchanged. `doing`: no short forms, except from afar. */
export function formsOf(
  space: SpaceId,
  view: BoardView,
  k: number,
  mined: Minefield | null,
  words: SeaZoneText,
  doing = false,
): SpaceForms {
  const state = view.spaces[space]
  const pending = view.pendingPlacements[space]
  const mother = state?.colonyOf ? view.spaces[state.colonyOf]?.flag : undefined
  const signs = signsOf(space, view).map(signKey).join()
  const raider = view.raided?.zones.includes(space) ? view.raided.by : null
  const rising = view.rising?.[space]
  const of = [state, pending, rising, mined && mineKey(mined), mother, raider, signs, doing]
  let atScale = formsCache().get(k)
  if (!atScale) {
    if (formsCache().size >= MAX_SCALES) formsCache().clear()
    atScale = new Map()
    formsCache().set(k, atScale)
  }
  const cached = atScale.get(space)
  if (cached?.of.every((value, i) => value === of[i])) return cached.forms
  layoutCounts.blocks++
  const strips = stripsOf(state?.stacks ?? [], state?.built)
  const pendingWidth = k < FAR_SCALE ? 0 : pending ? pillWidth(pending) : rising ? risingWidth(rising.units) : 0
  const kinds: readonly Form[] =
    k < FAR_SCALE ? (doing ? ['strips', 'pips'] : ['pips']) : doing ? ['strips'] : ['strips', 'chips']
  const hasContent = strips.length > 0 || pendingWidth > 0
  const armies = hasContent ? kinds.map((kind) => assembleArmy(kind, strips, pendingWidth)) : []
  const forms = { space, names: nameForms(space, labelOf(space, view, k, mined, words), k), armies }
  atScale.set(space, { of, forms })
  return forms
}

/** `at`: the centre in board pixels. */
export type PlacedAt<T> = { readonly form: T; readonly at: Point }

/** Null: nothing to show, or no place. */
export type LabelPlacement = {
  readonly name: PlacedAt<NameForm> | null
  readonly army: PlacedAt<ArmyForm> | null
  /** Where a leader line begins on the land. */
  readonly leaderStart: Point | null
  /** The leader line leads to the name only. */
  readonly isNameLeader?: boolean
}
