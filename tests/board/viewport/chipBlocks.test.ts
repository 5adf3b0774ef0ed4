// The card beside the mouse knows where odds lie, those of the goal it speaks of too, and stands clear of them.
import { expect, it } from 'vitest'
import { OddsChipPainter } from '../../../src/board/overlay/odds-chips'
import { Scene } from '../../../src/board/scene'
import type { BoardView, Chip } from '../../../src/board/types'
import { hoverObstacles } from '../../../src/board/viewport/pointer'
import { placePopover } from '../../../src/board/viewport/popover'
import { boardWith, FRONT } from '../orders-fixture'

const CHIP: Chip = { bar: [0.6, 0.3, 0.1], chance: '60 %', swing: '+4', spoken: '60 % cleared', ordered: false }
const [SIZE, K] = [{ width: 920, height: 600 }, 1.2]
const plain: BoardView = { ...boardWith(FRONT), selected: 'ruhr', targets: { belgium: 'attack' }, aim: 'belgium' }

function scene(view: BoardView): Scene {
  const made = new Scene(view)
  Object.assign(made, {
    size: SIZE,
    ratio: 1,
    fontsReady: true,
    camera: { x: 0, y: 0, k: K },
    chipPainter: new OddsChipPainter(),
  })
  const [x0 = 0, y0 = 0] = hoverObstacles(made, 'belgium').keep ?? []
  made.camera = { x: 400 - x0, y: 250 - y0, k: K }
  return made
}

it('holds: odds at the goal under the mouse are among what it leaves free, from when they are there', () => {
  const [without, withOdds] = [scene(plain), scene({ ...plain, chips: { belgium: CHIP } })]
  const chips = withOdds.chipRects()
  expect(chips).toHaveLength(1)
  const { x0, y0, x1, y1 } = chips[0]!
  expect(hoverObstacles(without, 'belgium').next).not.toContainEqual([x0, y0, x1, y1])
  const { keep, spare, next } = hoverObstacles(withOdds, 'belgium')
  expect(next).toContainEqual([x0, y0, x1, y1])
  // Wherever on the chip or about it the mouse rests.
  for (const [x, y] of [
    [x0 + 2, y0 + 2],
    [x1 - 2, y0 + 2],
    [x0 + 2, y1 - 2],
    [x1 - 2, y1 - 2],
    [(x0 + x1) / 2, y0 - 12],
  ] as const) {
    const card = { width: 230, height: 84 }
    const at = placePopover({ x, y }, card, SIZE, keep, spare, next)
    expect(at.x < x1 && at.x + card.width > x0 && at.y < y1 && at.y + card.height > y0, `${x} ${y}`).toBe(false)
  }
})
