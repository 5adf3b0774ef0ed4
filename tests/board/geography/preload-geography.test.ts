// What a board is measured by before a game is opened: the same board then, and none in the place of one that lies there.
import { afterAll, expect, it } from 'vitest'
import { geography, hasBoard, setBoard } from '../../../src/board/geography/current-board.ts'
import { preloadGeography } from '../../../src/board/geography/preload-geography.ts'
import { createGame, type RulesetId } from '../../../src/engine/index.ts'
import { boardIn } from '../../../src/store/view/features.ts'

const board = (ruleset: RulesetId) => boardIn(createGame({ ruleset, seed: 'ahead' }))

/** Makes all pieces at once. */
function measured(ruleset: RulesetId): number {
  let pieces = 0
  preloadGeography(
    () => board(ruleset),
    (piece) => {
      pieces++
      piece()
    },
  )
  return pieces
}

// Other files ask about the printed board.
afterAll(() => {
  setBoard(board('standard'))
})

it('lays the board of a game to come, which is then not laid anew', () => {
  expect(measured('standard')).toBeGreaterThan(2)
  expect(hasBoard()).toBe(true)
  const laid = geography()
  expect(setBoard(board('standard'))).toBe(false)
  expect(geography()).toBe(laid)
})

it('leaves a board where it lies', () => {
  setBoard(board('advanced'))
  const laid = geography()
  measured('standard')
  expect(geography()).toBe(laid)
})

it('makes what is wanted after all that, in its order', () => {
  const made: number[] = []
  preloadGeography(
    () => board('standard'),
    (piece) => piece(),
    [() => made.push(1), () => made.push(2)],
  )
  expect(made).toEqual([1, 2])
})
