import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { geography } from '../../../src/board/geography/current-board'
import { formsOf, layoutCounts } from '../../../src/board/placement/forms'
import { layoutBoard } from '../../../src/board/placement/layout'
import type { BoardView } from '../../../src/board/types'
import { useGame } from '../../../src/store/game/game'
import { spaceViews } from '../../../src/store/view/space-views'
import { viewWith, words } from '../views'

const viewNow = (): BoardView => viewWith(spaceViews(useGame.getState().game!, {}))

it('one move makes the blocks of two spaces anew, and of no other', () => {
  const store = useGame.getState()
  store.open(JSON.parse(readFileSync('tests/fixtures/positions/late-war.json', 'utf8')))
  const before = viewNow()
  layoutBoard(before, 1, new Map(), words)
  const kept = new Map(geography().spaceIds.map((space) => [space, formsOf(space, before, 1, null, words)]))

  const outcome = store.dispatch({ type: 'move', from: 'ruhr', path: ['belgium'], units: { infantry: 3 } })
  expect(outcome.ok).toBe(true)
  const after = viewNow()
  const count = layoutCounts.blocks
  layoutBoard(after, 1, new Map(), words)
  expect(layoutCounts.blocks - count).toBe(2)
  const renewed = geography().spaceIds.filter((space) => formsOf(space, after, 1, null, words) !== kept.get(space))
  expect(renewed.sort()).toEqual(['belgium', 'ruhr'])
})

it('another look at the same scale makes nothing anew', () => {
  const view = viewNow()
  layoutBoard(view, 1, new Map(), words)
  layoutBoard(view, 2, new Map(), words)
  const count = layoutCounts.blocks
  layoutBoard(view, 1, new Map(), words)
  expect(layoutCounts.blocks).toBe(count)
})
