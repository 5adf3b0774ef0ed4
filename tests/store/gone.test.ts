// A sample of `npm run faults`: tabs that are gone at any moment, and what the next one finds.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { numbers } from '../../tools/faults/broken.ts'
import { locks } from '../support/locks.ts'
import { freshDatabase } from '../support/storage.ts'

const SITTINGS = 60

beforeEach(() => {
  freshDatabase()
  vi.stubGlobal('navigator', { locks: locks() })
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

it(`holds: of ${SITTINGS} tabs that were gone at any moment none has taken an act with it`, async () => {
  const { useGame } = await import('../../src/store/game/game.ts')
  const {
    openSavedGame: openKept,
    whenSaved: settled,
    startAutosave,
  } = await import('../../src/store/persistence/open-saved-game.ts')
  const below = numbers(1914)
  const game = () => useGame.getState()
  let stop = startAutosave()
  game().newGame({ ruleset: 'standard', seed: 'gone' })
  const id = game().id!
  let done = 0
  for (let sitting = 0; sitting < SITTINGS; sitting++) {
    for (let acts = below(6); acts > 0; acts--) {
      const act = below(8)
      if (act < 2) game().undo()
      else if (act === 2) game().redo()
      else if (game().dispatch({ type: 'purchase', units: { infantry: below(5) + 1 } }).ok) done++
      // Some acts are written while the next one is done, some are not.
      if (below(3) === 0) await settled()
    }
    const { log, game: state } = game()
    // The tab is gone: nobody waits for anything, and what it knew is lost with it.
    stop()
    game().leave()
    vi.stubGlobal('navigator', { locks: locks() })
    stop = startAutosave()
    expect(await openKept(id)).toEqual({ ok: true })
    expect(game().log.map(({ action }) => action)).toEqual(log.map(({ action }) => action))
    expect(game()).toMatchObject({ game: state, readOnly: false })
  }
  expect(done).toBeGreaterThan(SITTINGS)
  stop()
})
