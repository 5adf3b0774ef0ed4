// A game that leaves another one at some moment: what it takes along, what the first keeps, and when it is not made.
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Action } from '../../src/engine/index.ts'
import { locks } from '../support/locks.ts'
import { freshDatabase } from '../support/storage.ts'

async function tab() {
  vi.resetModules()
  const [{ useGame }, autosave, branches] = await Promise.all([
    import('../../src/store/game.ts'),
    import('../../src/store/autosave.ts'),
    import('../../src/store/branches.ts'),
  ])
  const [{ useUi }, { keptGames }, moments, listed] = await Promise.all([
    import('../../src/store/ui.ts'),
    import('../../src/store/kept.ts'),
    import('../../src/store/moments.ts'),
    import('../../src/save/listed.ts'),
  ])
  closing.push(autosave.startAutosave())
  return {
    ...{ ...autosave, ...branches, ...moments, ...listed, keptGames, useGame },
    game: () => useGame.getState(),
    notice: () => useUi.getState().notice,
  }
}
const closing: (() => void)[] = []

const BUY = { type: 'purchase', units: { infantry: 4 } } as const
const END = { type: 'end-phase' } as const
const WALK: Action = { type: 'move', from: 'budapest', path: ['serbia'], units: { infantry: 6, artillery: 2 } }
const ACTS: readonly Action[] = [BUY, END, WALK, END]

async function begun(options = {}) {
  const there = await tab()
  there.game().newGame({ ruleset: 'standard', seed: 'aside', ...options })
  for (const act of ACTS) expect(there.game().dispatch(act)).toMatchObject({ ok: true })
  await there.settled()
  return { ...there, trunk: there.game() }
}

beforeEach(() => {
  freshDatabase()
  vi.stubGlobal('navigator', { locks: locks() })
})
afterEach(() => {
  for (const stop of closing.splice(0)) stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('playing on from a moment', () => {
  it('makes a game of its own that stands where the first stood, under a name that says where', async () => {
    const { trunk, game, playOnFrom, notice, settled } = await begun()
    await playOnFrom(2)
    expect(game().id).not.toBe(trunk.id)
    expect(game()).toMatchObject({ game: trunk.log[1]!.after, start: trunk.start, origin: { game: trunk.id, at: 2 } })
    expect(game().log.map(({ action }) => action)).toEqual(ACTS.slice(0, 2))
    expect(game().title).toBe(`${trunk.title}, from round 1, Austria-Hungary, Move`)
    expect(notice()).toContain(trunk.title)
    await settled()
    expect(game().autosave.state).toBe('saved')
  })

  it('leaves the first game as it was, and opens both again with what they have in common', async () => {
    const { trunk, game, playOnFrom, settled } = await begun()
    await playOnFrom(1)
    expect(game().dispatch({ type: 'purchase', units: { artillery: 1 } })).toMatchObject({ ok: true })
    await settled()
    const branch = game()
    const later = await tab()
    expect(await later.openKept(trunk.id!)).toEqual({ ok: true })
    expect(later.game()).toMatchObject({ game: trunk.game, origin: null })
    expect(later.game().log.map(({ action }) => action)).toEqual(ACTS)
    expect(await later.openKept(branch.id!)).toEqual({ ok: true })
    expect(later.game()).toMatchObject({ game: branch.game, origin: branch.origin, title: branch.title })
  })

  it('gives the same orders the dice that they had', async () => {
    const { game, playOnFrom } = await begun()
    await playOnFrom(0)
    expect(game().log).toEqual([])
    expect(game().game!.table.rng).toEqual(game().opening!.table.rng)
  })

  it('keeps the computer on its seats from then on', async () => {
    const { game, playOnFrom, useGame, settled } = await begun()
    useGame.setState({
      computers: { seed: 's', seats: { russia: { level: 'normal', since: 4 }, france: { level: 'normal', only: 7 } } },
    })
    await settled()
    await playOnFrom(2)
    expect(game().computers).toEqual({ seed: 's', seats: { russia: { level: 'normal', since: 2 } } })
  })

  it('names a branch of a branch after the first game of all', async () => {
    const { trunk, game, playOnFrom } = await begun()
    await playOnFrom(3)
    const first = game().id
    await playOnFrom(1)
    expect(game()).toMatchObject({ origin: { game: first, at: 1 } })
    expect(game().title).toBe(`${trunk.title}, from round 1, Austria-Hungary, Purchase`)
  })

  it('stops looking at the moment it left from', async () => {
    const { game, playOnFrom, showMoment, momentNow } = await begun()
    showMoment(2)
    await playOnFrom(2)
    expect(momentNow()).toBeNull()
    expect(game().log).toHaveLength(2)
  })

  it('goes into a file and comes back out of it', async () => {
    const { game, playOnFrom } = await begun()
    await playOnFrom(2)
    const { origin } = game()
    const text = JSON.stringify(game().exportSave())
    expect(await game().importSave(text)).toEqual({ ok: true })
    expect(game().origin).toEqual(origin)
  })
})

describe('no game is made', () => {
  it.each([-1, 5])('from moment %s, which there is not', async (at) => {
    const { trunk, game, playOnFrom } = await begun()
    await playOnFrom(at)
    expect(game().id).toBe(trunk.id)
  })

  it('from a game that could not be kept, and that is said', async () => {
    const { trunk, game, playOnFrom, notice } = await begun()
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(game().dispatch({ type: 'attack', space: 'serbia' })).toMatchObject({ ok: true })
    await playOnFrom(2)
    expect(game().id).toBe(trunk.id)
    expect(notice()).toMatch(/could not be kept/)
  })

  it('from a lesson', async () => {
    const { game, playOnFrom } = await tab()
    game().open(
      { ruleset: 'standard', base: 'opening', seed: 'lesson' },
      { byItself: () => false, phases: ['move'], face: 'play', about: [] },
    )
    await playOnFrom(0)
    expect(game()).toMatchObject({ id: null, origin: null })
  })
})

it('plays on beside a game that another tab plays', async () => {
  const { trunk, dispatch } = await begun().then((one) => ({ trunk: one.trunk, dispatch: one.game().dispatch }))
  const other = await tab()
  await other.openKept(trunk.id!)
  expect(other.game().readOnly).toBe(true)
  await other.playOnFrom(4)
  expect(other.game()).toMatchObject({ readOnly: false, origin: { game: trunk.id, at: 4 } })
  expect(dispatch({ type: 'attack', space: 'serbia' })).toMatchObject({ ok: true })
})

describe('the moments that others left from', () => {
  it('are known of the game on the table, each once', async () => {
    const { trunk, game, playOnFrom, useBranchPoints, openKept, settled } = await begun()
    const points = renderHook(() => useBranchPoints())
    expect(points.result.current).toEqual([])
    await playOnFrom(3)
    await settled()
    const branch = game().id
    await openKept(trunk.id!)
    await playOnFrom(1)
    await settled()
    await openKept(trunk.id!)
    await waitFor(() => expect(points.result.current).toEqual([1, 3]))
    await openKept(branch!)
    await waitFor(() => expect(points.result.current).toEqual([]))
  })

  it('are those within its log', async () => {
    const { branchPoints } = await tab()
    const games = [0, 4, 9, 9, 12, 13].map((at) => ({ origin: { game: 'here', at } }))
    expect(branchPoints([...games, { origin: { game: 'there', at: 6 } }, {}], 'here', 4, 8)).toEqual([0, 5, 8])
  })
})
