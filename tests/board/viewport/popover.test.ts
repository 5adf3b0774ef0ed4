import { describe, expect, it } from 'vitest'
import type { Box } from '../../../src/board/geography/shapes'
import { placePopover } from '../../../src/board/viewport/popover'

const map = { width: 920, height: 600 }
const card = { width: 260, height: 150 }
const meets = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
const boxOf = ({ x, y }: { x: number; y: number }): Box => [x, y, x + card.width, y + card.height]

describe('a card beside the mouse', () => {
  it('stands to the lower right of it', () => {
    const at = placePopover({ x: 300, y: 200 }, card, map, null)
    expect(at.x).toBeGreaterThan(300)
    expect(at.y).toBeGreaterThan(200)
  })

  it('stays in the map, off the mouse and off the army, wherever it rests', () => {
    for (let x = 4; x < map.width; x += 26)
      for (let y = 4; y < map.height; y += 26)
        for (const keep of [null, [x - 70, y - 30, x + 70, y + 24], [x - 10, y - 60, x + 120, y + 4]] as const) {
          const box = boxOf(placePopover({ x, y }, card, map, keep))
          expect(box[0]).toBeGreaterThanOrEqual(0)
          expect(box[1]).toBeGreaterThanOrEqual(0)
          expect(box[2]).toBeLessThanOrEqual(map.width)
          expect(box[3]).toBeLessThanOrEqual(map.height)
          expect(meets(box, [x, y, x + 1, y + 1]), `${x} ${y}`).toBe(false)
          if (keep) expect(meets(box, keep), `${x} ${y} ${keep}`).toBe(false)
        }
  })

  it('leaves other armies to be seen where it can', () => {
    const spare: Box[] = [[330, 230, 430, 260]]
    const box = boxOf(placePopover({ x: 300, y: 200 }, card, map, null, spare))
    expect(meets(box, spare[0]!)).toBe(false)
  })

  it('covers armies rather than where the hand may go next', () => {
    const next: Box[] = [[300, 100, 340, 140]]
    const everywhere: Box[] = [
      [0, 200, 900, 600],
      [0, 0, 300, 200],
    ]
    const at = { x: 300, y: 200 }
    expect(meets(boxOf(placePopover(at, card, map, null, everywhere)), next[0]!)).toBe(true)
    expect(meets(boxOf(placePopover(at, card, map, null, everywhere, next)), next[0]!)).toBe(false)
  })
})
