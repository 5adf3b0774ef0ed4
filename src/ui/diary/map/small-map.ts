/** A position as a small map of shapes: owners and, optionally, armies. */
import { PRINTED } from '../../../content/boards.ts'
import { anchorsOf } from '../../../content/map.ts'
import { glyphs } from '../../../content/palette.ts'
import { CAPITALS } from '../../../content/powers.ts'
import {
  boardOf,
  closedLand,
  controllerOf,
  type GameState,
  POWERS,
  type PowerId,
  SIDES,
  type SpaceId,
  sideOf,
  unitsIn,
} from '../../../engine/index.ts'
import { outlinesOf } from '../../start/miniMapPaths.ts'
import { spaceName } from '../../text.ts'
import type { MapFrame } from './fronts.ts'
import { FONT, type Inks } from './inks.ts'
import { hatchId, powerFillId, powerFills } from './patterns.ts'
import { type Drawing, shape } from './shapes.ts'
import { thin } from './thin.ts'

/** Europe and the Near East. */
export const EUROPE: MapFrame = { x: 1180, y: 620, width: 2060, height: 1160 }

export type MapWishes = {
  readonly frame: MapFrame
  /** Size of the picture (px). */
  readonly width: number
  readonly inks: Inks
  readonly armies: boolean
  readonly names: 'none' | 'capitals' | 'all'
  /** Text alternative. */
  readonly label: string
  /** Extra board px at the left and right when height is limited. */
  readonly beside?: number
  /** Additional drawings on top of the land. */
  readonly over?: readonly Drawing[]
}

const groupingOf = (state: GameState | null) => (state ? boardOf(state) : PRINTED)
const scaleOf = ({ frame, width }: Pick<MapWishes, 'frame' | 'width'>) => frame.width / width
const landId = (grouping: string, space: SpaceId) => `${grouping}-${space}`

/** Outlines and fills that all maps of a game share. Drawn once. */
export function atlas(state: GameState, wishes: Pick<MapWishes, 'frame' | 'width'>, inks: readonly Inks[]): Drawing {
  const grouping = groupingOf(state)
  const { land, coast, borders } = outlinesOf(grouping)
  const scale = scaleOf(wishes)
  const grid = Math.max(1, Math.round(scale * 0.8))
  return shape('defs', {}, [
    ...inks.flatMap((each) => powerFills(each, scale)),
    ...Object.entries(land).map(([space, d]) => shape('path', { id: landId(grouping, space), d: thin(d, grid) })),
    shape('path', { id: `${grouping}.coast`, d: thin(coast, grid), fill: 'none' }),
    shape('path', { id: `${grouping}.borders`, d: thin(borders, grid), fill: 'none' }),
  ])
}

type Force = { readonly power: PowerId; readonly count: number }

function forcesIn(state: GameState, space: SpaceId): Force[] {
  const stacks = unitsIn(state, space)
  return POWERS.map((power) => ({
    power,
    count: stacks.reduce((sum, stack) => (stack.power === power ? sum + stack.count : sum), 0),
  })).filter(({ count }) => count > 0)
}

/** The strongest army of each side. */
function contenders(state: GameState, space: SpaceId): readonly [PowerId, PowerId] {
  const forces = forcesIn(state, space).sort((a, b) => b.count - a.count)
  const [first, second] = SIDES.map((side) => forces.find(({ power }) => sideOf(power) === side)?.power)
  return [first ?? 'germany', second ?? 'france']
}

function fillOf(state: GameState, space: SpaceId, closed: ReadonlySet<SpaceId>, inks: Inks): string {
  const holder = controllerOf(state, space)
  if (holder === 'contested') return `url(#${hatchId(inks, ...contenders(state, space))})`
  if (closed.has(space)) return inks.impassable
  return holder === null ? inks.neutral : `url(#${powerFillId(inks, holder)})`
}

/** Size of a pill in pixels: height, gap, and width for a number. */
const [PILL, GAP] = [13, 1.5]
const breadthOf = (count: number): number => 17 + `${count}`.length * 6.2
const highOf = (forces: readonly Force[]): number => forces.length * (PILL + GAP) - GAP

/** Power marks with numbers, stacked. x, y: the centre. */
function pills(forces: readonly Force[], inks: Inks, x: number, y: number, scale: number): Drawing[] {
  const top = highOf(forces) / -2
  return forces.map(({ power, count }, at) => {
    const width = breadthOf(count)
    const { pill, onPill } = inks.powers[power]
    return shape(
      'g',
      {
        transform: `translate(${round(x)} ${round(y)}) scale(${round(scale)}) translate(${-width / 2} ${top + at * (PILL + GAP)})`,
      },
      [
        shape('rect', { width, height: PILL, rx: 2, fill: pill, stroke: inks.ink, 'stroke-width': 0.8 }),
        shape('path', {
          d: glyphs.devices[power],
          fill: onPill,
          'fill-rule': 'evenodd',
          transform: 'translate(2.5 2.3) scale(.7)',
        }),
        shape('text', { x: 13.5, y: 10.4, fill: onPill, 'font-size': 11, 'font-weight': 700, 'font-family': FONT }, [`${count}`]),
      ],
    )
  })
}

const round = (value: number) => Math.round(value * 1000) / 1000

/** The halo is a separate text, because some printers ignore the order of stroke and fill. */
function nameAt(space: SpaceId, inks: Inks, x: number, y: number, scale: number): Drawing {
  const look = { 'font-size': 10.5, 'font-weight': 600, 'font-family': FONT, 'text-anchor': 'middle' }
  const halo = { fill: inks.card, stroke: inks.card, 'stroke-width': 2.6, 'stroke-linejoin': 'round', 'aria-hidden': 'true' }
  return shape('g', { transform: `translate(${round(x)} ${round(y)}) scale(${round(scale)})` }, [
    shape('text', { ...look, ...halo }, [spaceName(space)]),
    shape('text', { ...look, fill: inks.ink }, [spaceName(space)]),
  ])
}

/** The mark of the owner where no army shows it. */
function deviceAt(power: PowerId, inks: Inks, x: number, y: number, scale: number): Drawing {
  const transform = `translate(${round(x)} ${round(y)}) scale(${round(scale)}) translate(-6 -6)`
  return shape('path', { d: glyphs.devices[power], fill: inks.ink, 'fill-opacity': 0.6, 'fill-rule': 'evenodd', transform })
}

/** The pills of a space in board pixels: centre, half width and half height. */
type Standing = { space: SpaceId; forces: readonly Force[]; x: number; y: number; wide: number; high: number }

/** Half width of a letter and half height of a line (px). */
const [LETTER, LINE] = [2.8, 5]

/** Position of a name: above its pills, or below if it would overlap a neighbour's. */
function besidePills(at: Standing, all: readonly Standing[], scale: number): number {
  const wide = spaceName(at.space).length * LETTER * scale
  const away = (10 + at.forces.length * 7) * scale
  const covers = (middle: number) =>
    all.some(
      ({ space, forces, x, y, wide: w, high: h }) =>
        space !== at.space && forces.length > 0 && Math.abs(x - at.x) < w + wide && Math.abs(y - middle) < h + LINE * scale,
    )
  // Text is placed by its baseline, below its centre.
  const [above, below] = [at.y - away, at.y + away + 7 * scale]
  return covers(above - 3.5 * scale) && !covers(below - 3.5 * scale) ? below : above
}

function standing(state: GameState, { frame, width, inks, armies, names, beside = 0 }: MapWishes): Drawing[] {
  const scale = scaleOf({ frame, width })
  const edge = 14 * scale
  const isSeen = ([x, y]: readonly [number, number], more = 0) =>
    x > frame.x - more + edge &&
    x < frame.x + frame.width + more - edge &&
    y > frame.y + edge &&
    y < frame.y + frame.height - edge
  const isNamed = (space: SpaceId) => names === 'all' || (names === 'capitals' && CAPITALS.has(space))
  const anchors = Object.entries(anchorsOf(groupingOf(state))).filter(([, { label }]) => isSeen(label, beside))
  const all = anchors.map(([space, { land, label }]): Standing => {
    const [x, y] = label
    const forces = armies ? forcesIn(state, space) : []
    const below = land && isNamed(space) ? 6 * scale : 0
    const wide = Math.max(0, ...forces.map(({ count }) => breadthOf(count) / 2)) * scale
    return { space, forces, x, y: y + below, wide, high: (highOf(forces) / 2) * scale }
  })
  const drawn = anchors.map(([space, { land, label, radius }], nth) => {
    const at = all[nth]!
    const { forces, x, y } = at
    const holder = land ? controllerOf(state, space) : null
    const lone = holder && holder !== 'contested' && forces.length === 0 && radius > 9 * scale
    const shapes = [
      ...(lone ? [deviceAt(holder, inks, x, y, scale)] : []),
      ...pills(forces, inks, x, y, scale),
      ...(land && isNamed(space) ? [nameAt(space, inks, x, besidePills(at, all, scale), scale)] : []),
    ]
    return { shapes, inside: isSeen(label) }
  })
  const shapesOf = (inside: boolean) => drawn.flatMap((each) => (each.inside === inside ? each.shapes : []))
  const outside = shapesOf(false)
  // Half of a pill at the edge of the frame would be cut off.
  return [...shapesOf(true), ...(outside.length > 0 ? [shape('g', { class: 'diary-beside' }, outside)] : [])]
}

/** The map of a position. It uses the shared outlines, or contains them if `whole`. */
export function smallMap(state: GameState, wishes: MapWishes, whole = false): Drawing {
  const { frame, width, inks, label, over = [], beside = 0 } = wishes
  const grouping = groupingOf(state)
  const closed = new Set(closedLand(state))
  const scale = scaleOf(wishes)
  const { x, y } = frame
  const own = whole ? [atlas(state, wishes, [inks])] : []
  return shape(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${x} ${y} ${frame.width} ${frame.height}`,
      width,
      height: Math.round(frame.height / scale),
      // On paper the map gets the space that the text leaves.
      preserveAspectRatio: 'xMidYMid meet',
      role: 'img',
      'aria-label': label,
    },
    [
      shape('title', {}, [label]),
      ...own,
      shape('rect', { x: x - beside, y, width: frame.width + 2 * beside, height: frame.height, fill: inks.sea }),
      ...Object.keys(outlinesOf(grouping).land).map((space) =>
        shape('use', { href: `#${landId(grouping, space)}`, fill: fillOf(state, space, closed, inks) }),
      ),
      shape('use', { href: `#${grouping}.borders`, stroke: inks.ink, 'stroke-opacity': 0.5, 'stroke-width': round(0.7 * scale) }),
      shape('use', { href: `#${grouping}.coast`, stroke: inks.ink, 'stroke-width': round(0.9 * scale) }),
      ...over,
      ...standing(state, wishes),
    ],
  )
}
