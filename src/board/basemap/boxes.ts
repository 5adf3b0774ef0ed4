/** Arithmetic of boxes, in CSS pixels. */
import type { Box } from '../geography/shapes.ts'

export const area = ([x0, y0, x1, y1]: Box): number => Math.max(0, x1 - x0) * Math.max(0, y1 - y0)

/** Null if the boxes do not overlap. */
export function intersection(a: Box, b: Box): Box | null {
  const box: Box = [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])]
  return box[0] < box[2] && box[1] < box[3] ? box : null
}

export const isWithin = (box: Box, all: Box): boolean =>
  box[0] >= all[0] && box[1] >= all[1] && box[2] <= all[2] && box[3] <= all[3]

export const intersections = (boxes: readonly Box[], all: Box): readonly Box[] =>
  boxes.map((box) => intersection(box, all)).filter((box) => box !== null)

/** Replaces overlapping boxes by their bounding box until none overlap. */
export function mergeOverlapping(boxes: readonly Box[]): readonly Box[] {
  const done: Box[] = []
  for (let box of boxes) {
    for (let i = 0; i < done.length; ) {
      const other = done[i]!
      if (intersection(box, other)) {
        box = [Math.min(box[0], other[0]), Math.min(box[1], other[1]), Math.max(box[2], other[2]), Math.max(box[3], other[3])]
        done.splice(i, 1)
        i = 0
      } else i++
    }
    done.push(box)
  }
  return done
}

export const EMPTY_BOX: Box = [0, 0, 0, 0]
export const shiftBox = ([x0, y0, x1, y1]: Box, dx: number, dy: number): Box => [x0 + dx, y0 + dy, x1 + dx, y1 + dy]
export const growByPixel = ([x0, y0, x1, y1]: Box): Box => [x0 - 1, y0 - 1, x1 + 1, y1 + 1]
