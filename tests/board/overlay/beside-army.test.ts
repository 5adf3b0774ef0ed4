// Where the number of those who came or left stands: at the right of its army, or where names and other armies stay readable.
import { expect, it } from 'vitest'
import { placeBesideArmy } from '../../../src/board/overlay/pill-placement.ts'
import { overlaps, type Rect } from '../../../src/board/placement/rects.ts'

const army: Rect = { x0: 100, y0: 100, x1: 140, y1: 130 }
const SIZE = [30, 20] as const
const at = (...taken: Rect[]) => placeBesideArmy(army, SIZE, taken)
const box = (x0: number, y0: number, w: number, h: number): Rect => ({ x0, y0, x1: x0 + w, y1: y0 + h })

it('is at the right of its army, in the middle of its height', () => {
  expect(at()).toEqual(box(146, 105, 30, 20))
  expect(at(box(300, 100, 60, 14))).toEqual(box(146, 105, 30, 20))
})

it('keeps clear of a name at the right, of the army below it, of both and more', () => {
  const [name, below, left] = [box(144, 104, 80, 16), box(100, 132, 40, 30), box(20, 100, 76, 30)]
  const several = [[name], [name, below], [name, left], [name, below, left], [name, below, left, box(90, 60, 70, 36)]]
  for (const taken of several) {
    const place = at(...taken)
    expect(taken.filter((part) => overlaps(part, place))).toEqual([])
    expect(overlaps(army, place)).toBe(false)
  }
})

it('covers what is least where all around is taken', () => {
  const around = [box(0, 0, 95, 300), box(145, 0, 200, 300), box(95, 0, 50, 95), box(95, 135, 50, 4)]
  expect(overlaps(at(...around), around[3]!)).toBe(true)
})

it('touches a corner rather than to stand where nobody looks for it', () => {
  expect(at(box(175, 124, 40, 10))).toEqual(box(146, 105, 30, 20))
})
