/**
 * The free parts of the map between covering elements (minimap, buttons), and the shortest way into them. Pixels of the
 * stage.
 */
import type { Point } from '../../content/map.ts'
import { toScreen } from '../geography/geometry.ts'
import type { Box } from '../geography/shapes.ts'
import type { Camera, Size } from '../types.ts'

/**
 * `freeBoxes`: largest uncovered boxes, largest first; `freeBoxesZoomedOut`: while the minimap is hidden; `bottomInset`:
 * height covered at the lower edge.
 */
export type Insets = Size & {
  readonly freeBoxes: readonly Box[]
  readonly freeBoxesZoomedOut: readonly Box[]
  readonly bottomInset: number
}
/** A point of the board and the screen size of its label. */
export type Spot = { readonly at: Point; readonly w: number; readonly h: number }

export const VIEW_MARGIN = 24
/** The default scale at which armies are comfortable to read. */
export const COMFORTABLE_SCALE = 0.9
const MIN_FREE_PX = 160

const meets = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
const holds = (a: Box, b: Box) => a[0] <= b[0] && a[1] <= b[1] && a[2] >= b[2] && a[3] >= b[3]
const area = ([x0, y0, x1, y1]: Box) => (x1 - x0) * (y1 - y0)

/** `staying`: covers that remain while the whole board is visible. */
export function computeInsets(size: Size, covers: readonly Box[], staying: readonly Box[] = covers): Insets {
  const low = covers.filter((cover) => cover[1] > size.height / 2)
  return {
    ...size,
    freeBoxes: findFreeBoxes(size, covers),
    freeBoxesZoomedOut: findFreeBoxes(size, staying),
    bottomInset: Math.max(0, ...low.map((cover) => size.height - cover[1])),
  }
}

function findFreeBoxes({ width, height }: Size, covers: readonly Box[]): readonly Box[] {
  const lefts = [0, ...covers.map((cover) => cover[2])]
  const tops = [0, ...covers.map((cover) => cover[3])]
  const rights = [width, ...covers.map((cover) => cover[0])]
  const bottoms = [height, ...covers.map((cover) => cover[1])]
  const found: Box[] = []
  for (const x0 of lefts)
    for (const y0 of tops)
      for (const x1 of rights)
        for (const y1 of bottoms) {
          const box: Box = [x0, y0, x1, y1]
          if (x1 - x0 >= MIN_FREE_PX && y1 - y0 >= MIN_FREE_PX && !covers.some((cover) => meets(box, cover))) found.push(box)
        }
  const free = found.filter((box, i) => !found.some((other, j) => i !== j && holds(other, box) && (!holds(box, other) || j < i)))
  return free.length > 0 ? free.sort((a, b) => area(b) - area(a)) : [[0, 0, width, height]]
}

export function boxOnScreen(spots: readonly Spot[], camera: Camera): Box {
  let box: [number, number, number, number] | null = null
  for (const { at, w, h } of spots) {
    const [x, y] = toScreen(at, camera)
    box ??= [x, y, x, y]
    box = [Math.min(box[0], x - w / 2), Math.min(box[1], y - h / 2), Math.max(box[2], x + w / 2), Math.max(box[3], y + h / 2)]
  }
  return box ?? [0, 0, 0, 0]
}

const shiftBetween = (a0: number, a1: number, lo: number, hi: number) => (a0 < lo ? lo - a0 : a1 > hi ? hi - a1 : 0)

/** The shortest move of a box with its margin into a free box; null if it fits none. */
export function shiftInto([x0, y0, x1, y1]: Box, free: readonly Box[], margin = VIEW_MARGIN): Point | null {
  let best: Point | null = null
  for (const [left, top, right, bottom] of free) {
    if (x1 - x0 > right - left - 2 * margin || y1 - y0 > bottom - top - 2 * margin) continue
    const way: Point = [shiftBetween(x0, x1, left + margin, right - margin), shiftBetween(y0, y1, top + margin, bottom - margin)]
    if (!best || Math.hypot(...way) < Math.hypot(...best)) best = way
  }
  return best
}

/** `staying`: without elements that hide while the whole board is visible. */
export function coveringBoxes(board: HTMLElement, staying = false): Box[] {
  const parts = board.querySelectorAll<HTMLElement>(staying ? '[data-covers="true"]' : '[data-covers]')
  return [...parts].flatMap((part) => {
    const { offsetLeft: x, offsetTop: y, offsetWidth: w, offsetHeight: h } = part
    return w > 0 && h > 0 ? [[x, y, x + w, y + h] as const] : []
  })
}
