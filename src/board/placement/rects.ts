/** Where on the screen things are written: the room of names and chips, and the edges that arrows leave and reach. In pixels. */
import type { Point } from '../../content/map'
import type { SpaceId } from '../../engine/types/ids'
import { clickPointOf, shapes } from '../geography/geometry'
import type { Arrow, Camera } from '../types'
import { FAR } from './forms'
import { cornerOf, type Layout, type Placed } from './layout'

export type Rect = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number }

/** Room taken by the disc at the left of a lit target's name. */
const DISC = 26
const boxAt = (x: number, y: number, w: number, h: number, grown = 0): Rect => ({
  x0: x - grown,
  y0: y - grown,
  x1: x + w + grown,
  y1: y + h + grown,
})

/** The room that a name and its armies take on the screen. */
export function blockRect(space: SpaceId, layout: Layout, camera: Camera): Rect {
  const block = layout.by.get(space)
  if (block) {
    const [x, y] = cornerOf(block, camera)
    return { x0: x - 3, y0: y - 2, x1: x + block.w + 5, y1: y + block.h + 4 }
  }
  const [x, y] = clickPointOf(space)
  return boxAt(x * camera.k + camera.x, y * camera.k + camera.y, 0, 0, 8)
}

export const middle = ({ x0, y0, x1, y1 }: Rect): Point => [(x0 + x1) / 2, (y0 + y1) / 2]
export const within = ([x, y]: Point, r: Rect): boolean => x > r.x0 && x < r.x1 && y > r.y0 && y < r.y1
export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay)
export const grown = ({ x0, y0, x1, y1 }: Rect, by: number): Rect => ({ x0: x0 - by, y0: y0 - by, x1: x1 + by, y1: y1 + by })
export const meets = (a: Rect, b: Rect) => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1
/** Pixels that two boxes share. */
export const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0))
export const around = (points: readonly Point[], grown: number): Rect => ({
  x0: Math.min(...points.map(([x]) => x)) - grown,
  y0: Math.min(...points.map(([, y]) => y)) - grown,
  x1: Math.max(...points.map(([x]) => x)) + grown,
  y1: Math.max(...points.map(([, y]) => y)) + grown,
})

/** The parts of a block that must stay readable: its name, with room for a disc beside it, and each of its chips. */
function partsOf(block: Placed, camera: Camera, disc: number): Rect[] {
  const [x, y] = cornerOf(block, camera)
  const parts = block.armies.map((army) => boxAt(x + army.x, y + army.y, army.w + 3, army.h + 3, 2))
  const { label } = block
  if (label) parts.push({ ...boxAt(x + label.x, y + label.y, label.w, label.h, 1), x0: x + label.x - disc })
  return parts
}

const written = new WeakMap<Layout, Map<string, readonly Rect[]>>()

/** All of them, in pixels at a scale, as if the board's corner were the screen's; `disc`: room at the left of a name. */
export function partsAt(layout: Layout, k: number, disc = DISC): readonly Rect[] {
  const known = written.get(layout) ?? new Map<string, readonly Rect[]>()
  written.set(layout, known)
  const key = `${k} ${disc}`
  const parts = known.get(key) ?? layout.placed.flatMap((block) => partsOf(block, { x: 0, y: 0, k }, disc))
  known.set(key, parts)
  return parts
}

/** Where the units that go stand: their power's own chip, else whatever stands there. */
export function standing(arrow: Arrow, space: SpaceId, layout: Layout, camera: Camera): Rect {
  const block = layout.by.get(space)
  const army =
    block?.armies.find(({ strips }) => strips.some(({ power }) => power === arrow.power)) ?? block?.armies[0] ?? block?.label
  if (!block || !army) return blockRect(space, layout, camera)
  const [x, y] = cornerOf(block, camera)
  return boxAt(x + army.x, y + army.y, army.w + 2, army.h + 2)
}

export const isLand = (space: SpaceId): boolean => shapes.get(space)?.land ?? true

/** Loads lead to the transports themselves, all else to whatever stands at the goal; from afar names lie apart from armies. */
export function goal(arrow: Arrow, layout: Layout, camera: Camera): Rect {
  const loads = arrow.kind === 'move' && isLand(arrow.from) && !isLand(arrow.to)
  return loads || camera.k < FAR ? standing(arrow, arrow.to, layout, camera) : blockRect(arrow.to, layout, camera)
}

/** Where a ray from the middle of a box leaves it. */
export function edgeOf(rect: Rect, angle: number, gap: number): Point {
  const [x, y] = middle(rect)
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const reach = Math.min(
    ((rect.x1 - rect.x0) / 2 + gap) / Math.max(1e-6, Math.abs(dx)),
    ((rect.y1 - rect.y0) / 2 + gap) / Math.max(1e-6, Math.abs(dy)),
  )
  return [x + dx * reach, y + dy * reach]
}
