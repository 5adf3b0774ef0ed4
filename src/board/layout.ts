/**
 * Where names and armies stand. Every space tries places near the middle of its land, weighs them by what they would cover,
 * and takes a shorter form when the fuller one finds no room. The answer depends on the scale, not on where the map is moved to.
 */
import type { Point } from '../content/map'
import type { SpaceId } from '../engine/types/ids'
import { type Block, FAR, formsOf, isCapital, NEAR, type Words } from './blocks'
import { anchors, shapes, spaceIds } from './geometry'
import { groundAt } from './grid'
import type { BoardView, Camera } from './types'

/** A block with its centre on the board. */
export type Placed = Block & { readonly at: Point }
export type Layout = { readonly k: number; readonly placed: readonly Placed[]; readonly by: ReadonlyMap<SpaceId, Placed> }

/** Scales this close share one layout, so that zooming does not make names jump at every step. */
const STEPS_PER_DOUBLING = 5
export const layoutScale = (k: number): number => {
  const snapped = 2 ** (Math.floor(Math.log2(k) * STEPS_PER_DOUBLING + 1e-6) / STEPS_PER_DOUBLING)
  // The scales at which what is shown changes stay exact.
  for (const edge of [FAR, NEAR]) if (snapped < edge && k >= edge) return edge
  return snapped
}

type Rect = { x0: number; y0: number; x1: number; y1: number }

const overlap = (a: Rect, b: Rect) =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0))

const rectAt = ([x, y]: Point, { w, h }: Block, k: number, margin: number): Rect => ({
  x0: x * k - w / 2 - margin,
  y0: y * k - h / 2 - margin,
  x1: x * k + w / 2 + margin,
  y1: y * k + h / 2 + margin,
})

const TURNS = Array.from({ length: 16 }, (_, i): Point => [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)])

function candidates(space: SpaceId, k: number): readonly Point[] {
  const { label, slots, land, radius } = anchors[space]!
  const [x, y] = label
  const rings = (land ? [10, 20, 32, 46, 62, 80] : [16, 36, 60, 90, 130]).map((step) => step / k)
  const around = rings.flatMap((r) => TURNS.map(([dx, dy]): Point => [x + dx * r, y + dy * r]))
  const wide = radius * k > 90 ? TURNS.map(([dx, dy]): Point => [x + dx * radius * 0.6, y + dy * radius * 0.6]) : []
  return [label, ...slots, ...around, ...wide]
}

/** What a place would cover of others' ground, from 0 to about 3, and more when its middle is not at home. */
function groundCost(space: SpaceId, [x, y]: Point, { w, h }: { readonly w: number; readonly h: number }, k: number): number {
  const land = shapes.get(space)?.land ?? false
  // Off the board, own ground, sea, other land.
  const prices = land ? [4, 0, 0.6, 1.5] : [4, 0, 1.5, 2.6]
  let cost = 0
  for (let i = 0; i < 7; i++)
    for (let j = 0; j < 3; j++) cost += prices[groundAt(x + ((i / 6 - 0.5) * w) / k, y + ((j / 2 - 0.5) * h) / k, space)]!
  return cost / 21 + AWAY[groundAt(x, y, space)]!
}
const AWAY = [4, 0, 0.35, 1.1]

type Choice = { at: Point; cost: number; covered: number }

/** Places a step away from the middle at most. */
function nearby(space: SpaceId, k: number): readonly Point[] {
  const [x, y] = anchors[space]!.label
  const rings = [5, 10, 16].map((step) => step / k)
  return [[x, y], ...rings.flatMap((r) => TURNS.map(([dx, dy]): Point => [x + dx * r, y + dy * r]))]
}

function choose(block: Block, k: number, taken: readonly Rect[], places: readonly Point[]): Choice {
  const [ax, ay] = anchors[block.space]!.label
  const area = block.w * block.h || 1
  let best: Choice | null = null
  for (const at of places) {
    const away = Math.hypot(at[0] - ax, at[1] - ay) * k
    let cost = away / 55 + groundCost(block.space, at, block, k) * 2.2
    if (best && cost >= best.cost) continue
    const rect = rectAt(at, block, k, 2)
    let covered = 0
    for (const other of taken) covered += overlap(rect, other)
    covered /= area
    cost += covered * 40
    if (!best || cost < best.cost) best = { at, cost, covered }
  }
  return best!
}

/** Small spaces and full ones go first; the roomy ones find a place around them. Where room is scarce, capitals and armies go first. */
function urgency(block: Block, k: number): number {
  const room = anchors[block.space]!.radius * k
  const full = Math.hypot(block.w, block.h)
  return full / room + (isCapital(block.space) ? 2 : 0) + (block.armies.length > 0 ? 1 : 0)
}

function portRects(k: number): Rect[] {
  if (k < FAR) return []
  return spaceIds
    .flatMap((space) => (anchors[space]!.ports ?? []).map((port) => portAt(port, k)))
    .map(([x, y]) => ({
      x0: x - 11,
      y0: y - 11,
      x1: x + 11,
      y1: y + 11,
    }))
}

/** The anchor's disc lies a fixed way out from the coast on the screen. In scaled board pixels. */
export function portAt(port: { readonly coast: Point; readonly sea: Point }, k: number): Point {
  const [cx, cy] = port.coast
  const [dx, dy] = [port.sea[0] - cx, port.sea[1] - cy]
  const away = Math.hypot(dx, dy) || 1
  return [cx * k + (dx / away) * 13, cy * k + (dy / away) * 13]
}

/** What a shorter form costs against ground covered and steps away: the more, the nearer armies are to being read in full. */
function shortening(steps: number, k: number): number {
  const closeness = Math.min(1, Math.max(0, (k - FAR) / (NEAR - FAR)))
  return steps === 0 ? 0 : 0.8 + closeness * 3.2 + (steps - 1) * 1.3
}

type Queued = readonly Block[]

/** Full forms first come, first served; who finds no room takes a shorter form. */
function placeBlocks(queue: readonly Queued[], k: number): Placed[] {
  const taken = portRects(k)
  const placed: Placed[] = []
  for (const forms of queue.toSorted((a, b) => urgency(b[0]!, k) - urgency(a[0]!, k))) {
    let chosen: { block: Block; choice: Choice; cost: number } | null = null
    forms.forEach((block, shortened) => {
      const choice = choose(block, k, taken, candidates(block.space, k))
      const cost = choice.cost + shortening(shortened, k)
      if (!chosen || cost < chosen.cost) chosen = { block, choice, cost }
    })
    const { block, choice } = chosen as unknown as { block: Block; choice: Choice }
    // Where room is scarce a lone name is left out; an army never is.
    if (k < NEAR && choice.covered > 0.12 && block.armies.length === 0 && !block.pending) continue
    placed.push({ ...block, at: choice.at })
    taken.push(rectAt(choice.at, block, k, 2))
  }
  return placed
}

/** From afar every army keeps to its own ground, and only then names stand above or below them where they cover nothing. */
function placeFar(queue: readonly Queued[], k: number): Placed[] {
  const taken: Rect[] = []
  const byRoom = queue.toSorted((a, b) => anchors[a[0]!.space]!.radius - anchors[b[0]!.space]!.radius)
  const armies = new Map<SpaceId, Placed>()
  for (const forms of byRoom) {
    const block = forms.at(-1)!
    if (block.armies.length === 0) continue
    const { at } = choose(block, k, taken, nearby(block.space, k))
    armies.set(block.space, { ...block, at })
    taken.push(rectAt(at, block, k, 1))
  }
  const lone: Placed[] = []
  for (const forms of byRoom.toReversed().toSorted((a, b) => Number(isCapital(b[0]!.space)) - Number(isCapital(a[0]!.space)))) {
    const { space, label } = forms[0]!
    if (!label) continue
    const army = armies.get(space)
    const bare = { ...forms[0]!, armies: [], label: { ...label, x: 0, y: 0 }, w: label.w, h: label.h }
    const dearest = isCapital(space) ? 2.4 : 0.9
    for (const at of army ? beside(army, label, k) : nearby(space, k)) {
      const rect = rectAt(at, bare, k, 1)
      if (!isCapital(space) && !fits(bare, k)) break
      if (taken.some((other) => overlap(rect, other) > 0) || groundCost(space, at, bare, k) > dearest) continue
      taken.push(rect)
      if (army) armies.set(space, named(army, label, at, k))
      else lone.push({ ...bare, at })
      break
    }
  }
  return [...armies.values(), ...lone]
}

/** Middles of a name above, below, right and left of an army. */
function beside({ at: [x, y], w, h }: Placed, label: { w: number; h: number }, k: number): readonly Point[] {
  const [dx, dy] = [((w + label.w) / 2 + 5) / k, ((h + label.h) / 2 + 4) / k]
  return [
    [x, y - dy],
    [x, y + dy],
    [x + dx, y],
    [x - dx, y],
  ]
}

/** An army and the name beside it as one block around the army's middle. */
function named(army: Placed, label: NonNullable<Block['label']>, [x, y]: Point, k: number): Placed {
  const [dx, dy] = [(x - army.at[0]) * k, (y - army.at[1]) * k]
  const [w, h] = [Math.max(army.w, 2 * Math.abs(dx) + label.w), Math.max(army.h, 2 * Math.abs(dy) + label.h)]
  const armies = army.armies.map((part) => ({ ...part, x: part.x + (w - army.w) / 2, y: part.y + (h - army.h) / 2 }))
  return { ...army, armies, w, h, label: { ...label, x: w / 2 + dx - label.w / 2, y: h / 2 + dy - label.h / 2 } }
}

export function layoutBoard(view: BoardView, scale: number, minedBy: ReadonlyMap<SpaceId, string>, words: Words): Layout {
  const k = layoutScale(scale)
  const queue = spaceIds.map((space) => formsOf(space, view, k, minedBy.get(space) ?? null, words))
  const placed = k < FAR ? placeFar(queue, k) : placeBlocks(queue, k)
  return { k, placed, by: new Map(placed.map((block) => [block.space, block])) }
}

/** Whether a name is not much wider than its land. */
function fits({ space, w }: { readonly space: SpaceId; readonly w: number }, k: number): boolean {
  const [x0, , x1] = shapes.get(space)!.box
  return w < (x1 - x0) * k * 1.15
}

/** Top left corner of a block on the screen. */
export function cornerOf({ at: [x, y], w, h }: Placed, camera: Camera): Point {
  return [x * camera.k + camera.x - w / 2, y * camera.k + camera.y - h / 2]
}

/** The space whose army, or else whose name, lies under a point of the screen. */
export function blockAt(layout: Layout, camera: Camera, x: number, y: number): SpaceId | null {
  let named: SpaceId | null = null
  for (const block of layout.placed) {
    const [left, top] = cornerOf(block, camera)
    if (x < left - 2 || y < top - 2 || x > left + block.w + 2 || y > top + block.h + 2) continue
    const hits = (part: { x: number; y: number; w: number; h: number }) =>
      x >= left + part.x - 1 && x <= left + part.x + part.w + 1 && y >= top + part.y - 1 && y <= top + part.y + part.h + 1
    if (block.armies.some(hits)) return block.space
    if (block.label && hits(block.label)) named = block.space
  }
  return named
}
