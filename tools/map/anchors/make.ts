/** Where names, armies and naval bases stand, worked out from the finished map. */
import type { BoardTopology, SpaceAnchor } from '../../../src/content/map'
import type { Box, Point } from '../geometry'
import { placeOnBoard, board as sheet } from '../projection'
import { groupings } from '../sources'
import hintData from '../sources/label-hints.json'
import { type Board, boardFor, type Space } from './board'
import { formsOf, type Size } from './names'
import { portsOf } from './ports'
import { type Raster, rasterOf } from './raster'
import { boxAround, cellPx, type Room, roomIn, roomInSmaller, wantedSlots } from './slots'
import { type Spill, spillOf } from './spill'

type Anchors = Readonly<Record<string, SpaceAnchor>>

const hints = hintData as unknown as Readonly<Record<string, Readonly<Record<string, readonly (readonly [number, number])[]>>>>
const tenth = (value: number): number => Math.round(value * 10) / 10
const rounded = ([x, y]: Point): Point => [tenth(x), tenth(y)]
/** A port's mark, around its place 13 px out. */
const portPx = 22

/** `kept`: the room found in spaces of the same atoms, which rulesets share. */
function anchorsFor(ruleset: string, topology: BoardTopology, kept = new Map<string, Room>()): Anchors {
  const board = boardFor(ruleset, topology)
  const { ground, sea } = rasters(board)
  const numbers = new Map(board.spaces.map(({ id }, i) => [id, i + 1]))
  const ports = new Map(board.spaces.map((space) => [space.id, portsOf(space, board.lines)]))
  const taken: Box[] = [...ports.values()]
    .flat()
    .map(({ coast, sea: [x, y] }) =>
      boxAround([coast[0] + (x - coast[0]) * 0.65, coast[1] + (y - coast[1]) * 0.65], [portPx, portPx]),
    )
  const anchorOf = (space: Space): SpaceAnchor => {
    const [pole, ...more] = polesOf(ruleset, space)
    const forms = formsOf(space.name, space.land, space.radius)
    const within = {
      raster: ground,
      owner: numbers.get(space.id)!,
      box: space.box,
      pole: pole!,
      radius: space.radius,
      taken: space.land ? [] : taken,
    }
    const key = space.land ? space.atoms.join(' ') : ''
    const full = kept.get(key) ?? roomIn(within, forms)
    if (key) kept.set(key, full)
    const missing = wantedSlots - full.slots.length
    const lacks = missing > 0 || !full.name
    const spill = lacks && space.land ? spillFor(board, space, sea, taken, Math.max(missing, 2), full.name ? null : forms) : null
    const own = lacks && !spill ? roomInSmaller(within, forms) : full
    if (spill)
      taken.push(
        ...spill.slots.map((at) => boxAround(at, [cellPx, cellPx])),
        ...(spill.name ? [boxAround(spill.name.at, spill.name.size)] : []),
      )
    const name = own.name ?? spill?.name ?? { at: pole!, size: forms[0]! }
    const ashore = ports.get(space.id)!
    return {
      atoms: space.atoms,
      land: space.land,
      label: rounded(pole!),
      ...(name.at[0] === pole![0] && name.at[1] === pole![1] ? {} : { name: rounded(name.at) }),
      labelBox: name.size,
      radius: tenth(space.radius),
      area: Math.round(space.area),
      bbox: space.box,
      slots: own.slots,
      ...(own.cell === cellPx ? {} : { cell: own.cell }),
      ...(spill ? { spill: { from: spill.from, at: spill.at, slots: spill.slots } } : {}),
      ...(ashore.length > 0 ? { ports: ashore } : {}),
      ...(more.length > 0 ? { moreLabels: more.map(rounded) } : {}),
    }
  }
  // The land first, since what spills onto the sea takes room there; the smallest first, since they have the least choice.
  const order = board.spaces.toSorted((a, b) => Number(b.land) - Number(a.land) || a.radius - b.radius || (a.id < b.id ? -1 : 1))
  const made = new Map(order.map((space) => [space.id, anchorOf(space)]))
  return Object.fromEntries(board.spaces.map(({ id }) => [id, made.get(id)!]))
}

const polesOf = (ruleset: string, { id, pole }: Space): readonly Point[] => {
  const places = hints[ruleset]?.[id]
  return places ? places.map(placeOnBoard) : [pole]
}

/** `ground` tells every space; `sea` only land, islands and the impassable from water, as one owner each. */
function rasters({ spaces, lines, islands }: Board): { ground: Raster; sea: Raster } {
  const land = new Set(spaces.filter((space) => space.land).map(({ id }) => id))
  const rings = spaces.map(({ pieces }) => pieces.flat())
  const shores = lines
    .filter(({ sides }) => sides.filter((id) => id === '' || land.has(id)).length === 1)
    .map(({ points }) => points)
  const closed = islands.map((ring) => [...ring, ring[0]!])
  const solid = spaces.map(({ id, pieces }) => (land.has(id) ? pieces.flat() : []))
  return {
    ground: rasterOf(
      sheet.width,
      sheet.height,
      rings,
      lines.map(({ points }) => points),
    ),
    sea: rasterOf(sheet.width, sheet.height, [...solid, islands], [...shores, ...closed]),
  }
}

function spillFor(
  { lines, spaces }: Board,
  space: Space,
  sea: Raster,
  taken: readonly Box[],
  cells: number,
  forms: readonly Size[] | null,
): Spill | null {
  const isSea = new Set(spaces.filter(({ land }) => !land).map(({ id }) => id))
  const coast = lines
    .filter(({ sides }) => sides.includes(space.id) && sides.some((id) => isSea.has(id)))
    .flatMap(({ points }) => points)
  if (coast.length === 0) return null
  const tries = forms
    ? forms.map((size) => spillOf(space, coast, sea, taken, cells, size))
    : [spillOf(space, coast, sea, taken, cells, null)]
  return tries.find((spill) => spill !== null) ?? null
}

/** The standard board whole; of the others only what differs, and null for what they have not. One space to a line. */
export function anchorsFile(topology: BoardTopology): string {
  const kept = new Map<string, Room>()
  const standard = anchorsFor('standard', topology, kept)
  const written = Object.fromEntries(Object.entries(standard).map(([id, anchor]) => [id, JSON.stringify(anchor)]))
  const rulesets = Object.keys(groupings).map((ruleset) => {
    if (ruleset === 'standard') return `"standard": {\n${lines(written)}\n}`
    const made = anchorsFor(ruleset, topology, kept)
    const differing = Object.fromEntries(
      [...new Set([...Object.keys(standard), ...Object.keys(made)])]
        .map((id): [string, string] => [id, made[id] ? JSON.stringify(made[id]) : 'null'])
        .filter(([id, text]) => text !== written[id]),
    )
    return `"${ruleset}": {\n${lines(differing)}\n}`
  })
  return `{\n"board": ${JSON.stringify(sheet)},\n"tokenCell": ${cellPx},\n"rulesets": {\n${rulesets.join(',\n')}\n}\n}\n`
}

const lines = (texts: Readonly<Record<string, string>>): string =>
  Object.entries(texts)
    .map(([id, text]) => `"${id}": ${text}`)
    .join(',\n')
