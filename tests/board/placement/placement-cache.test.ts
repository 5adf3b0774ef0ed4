import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Layout, layoutBoard } from '../../../src/board/placement/layout'
import { PlacementCache } from '../../../src/board/placement/placement-cache'
import { type Action, createGame, type GameState, reduce } from '../../../src/engine'
import { spaceViews } from '../../../src/store/view/space-views'
import { viewWith, words } from '../views'

const game = JSON.parse(readFileSync('tests/fixtures/games/allies-by-capitals.json', 'utf8')) as {
  start: Parameters<typeof createGame>[0]
  log: { action: Action }[]
}

function* positions(count: number): Generator<GameState> {
  let state = createGame(game.start)
  for (const { action } of game.log.slice(0, count)) {
    const outcome = reduce(state, action)
    if (!outcome.ok) throw new Error(outcome.error.message)
    state = outcome.state
    yield state
  }
}

const laidOut = (state: GameState, k: number, before: Layout | null): Layout =>
  layoutBoard(viewWith(spaceViews(state, {})), k, new Map(), words, before)

it.each([0.25, 0.45, 1])('what was found last time stands where a search from nothing sets it, at the scale %s', (k) => {
  let kept: Layout | null = null
  let bare: Layout | null = null
  for (const state of positions(12)) {
    kept = laidOut(state, k, kept)
    bare = laidOut(state, k, bare && { ...bare, placementCache: new PlacementCache(0) })
    expect(kept.placed).toEqual(bare.placed)
  }
})

it('after one action places are looked for near to it only; at another scale for all', () => {
  const [first, second] = [...positions(30)].slice(-2) as [GameState, GameState]
  const settled = laidOut(first, 1, laidOut(first, 1, laidOut(first, 1, null)))
  const everything = laidOut(first, 1.4, settled).placementCache.misses
  expect(laidOut(first, 1, settled).placementCache.misses).toBe(0)
  const next = laidOut(second, 1, settled).placementCache.misses
  expect(next).toBeGreaterThan(0)
  expect(next).toBeLessThan(everything / 2)
})

it('in a later round places are looked for only where names that found no room have come before', () => {
  const [state] = [...positions(30)].slice(-1) as [GameState]
  const spaces = layoutBoard(viewWith(spaceViews(state, {})), 1, new Map(), words).placed.length
  // An army and a name of each, and a few more for all five rounds that follow the first.
  expect(laidOut(state, 1, null).placementCache.misses).toBeLessThan(spaces * 2.5)
})
