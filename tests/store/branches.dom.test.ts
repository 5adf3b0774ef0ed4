// A game that leaves another one at some moment: what it takes along, what the first keeps, and when it is not made.
import { renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Action } from '../../src/engine/index.ts'
import { freshDevice } from '../support/device.ts'

async function tab() {
  vi.resetModules()
  const [{ useGame }, autosave, branches] = await Promise.all([
    import('../../src/store/game/game.ts'),
    import('../../src/store/persistence/open-saved-game.ts'),
    import('../../src/store/game/branches.ts'),
  ])
  const [
    { useUi },
    { readSavedGames: keptGames },
    moments,
    listed,
    { useUnsavedGuard: useRisk, answerUnsavedGuard: answerRisk },
  ] = await Promise.all([
    import('../../src/store/ui.ts'),
    import('../../src/store/persistence/saved-games.ts'),
    import('../../src/store/view/moments.ts'),
    import('../../src/save/list-games.ts'),
    import('../../src/store/persistence/unsaved-guard.ts'),
  ])
  closing.push(autosave.startAutosave())
  return {
    ...{ ...autosave, ...branches, ...moments, ...listed, keptGames, useGame, answerRisk },
    game: () => useGame.getState(),
    notice: () => useUi.getState().notice,
    asked: () => useRisk.getState().next !== null,
  }
}
const closing = freshDevice()

const BUY = { type: 'purchase', units: { infantry: 4 } } as const
const END = { type: 'end-phase' } as const
const WALK: Action = { type: 'move', from: 'budapest', path: ['serbia'], units: { infantry: 6, artillery: 2 } }
const ACTS: readonly Action[] = [BUY, END, WALK, END]

async function begun(options = {}) {
  const there = await tab()
  there.game().newGame({ ruleset: 'standard', seed: 'aside', ...options })
  for (const act of ACTS) expect(there.game().dispatch(act)).toMatchObject({ ok: true })
  await there.whenSaved()
  return { ...there, trunk: there.game() }
}

/** From now on there is no room for anything. */
const full = () =>
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })

describe('playing on from a moment', () => {
  it('makes a game of its own that stands where the first stood, under a name that says where', async () => {
    const { trunk, game, branchFrom: playOnFrom, notice, whenSaved: settled } = await begun()
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
    const { trunk, game, branchFrom: playOnFrom, whenSaved: settled } = await begun()
    await playOnFrom(1)
    expect(game().dispatch({ type: 'purchase', units: { artillery: 1 } })).toMatchObject({ ok: true })
    await settled()
    const branch = game()
    const later = await tab()
    expect(await later.openSavedGame(trunk.id!)).toEqual({ ok: true })
    expect(later.game()).toMatchObject({ game: trunk.game, origin: null })
    expect(later.game().log.map(({ action }) => action)).toEqual(ACTS)
    expect(await later.openSavedGame(branch.id!)).toEqual({ ok: true })
    expect(later.game()).toMatchObject({ game: branch.game, origin: branch.origin, title: branch.title })
  })

  it('gives the same orders the dice that they had', async () => {
    const { game, branchFrom: playOnFrom } = await begun()
    await playOnFrom(0)
    expect(game().log).toEqual([])
    expect(game().game!.table.rng).toEqual(game().opening!.table.rng)
  })

  it('keeps the computer on its seats from then on', async () => {
    const { game, branchFrom: playOnFrom, useGame, whenSaved: settled } = await begun()
    useGame.setState({
      computers: { seed: 's', seats: { russia: { level: 'normal', since: 4 }, france: { level: 'normal', only: 7 } } },
    })
    await settled()
    await playOnFrom(2)
    expect(game().computers).toEqual({ seed: 's', seats: { russia: { level: 'normal', since: 2 } } })
  })

  it('names a branch of a branch after the first game of all', async () => {
    const { trunk, game, branchFrom: playOnFrom } = await begun()
    await playOnFrom(3)
    const first = game().id
    await playOnFrom(1)
    expect(game()).toMatchObject({ origin: { game: first, at: 1 } })
    expect(game().title).toBe(`${trunk.title}, from round 1, Austria-Hungary, Purchase`)
  })

  it('stops looking at the moment it left from', async () => {
    const { game, branchFrom: playOnFrom, showMoment, momentNow } = await begun()
    showMoment(2)
    await playOnFrom(2)
    expect(momentNow()).toBeNull()
    expect(game().log).toHaveLength(2)
  })

  it('goes into a file and comes back out of it', async () => {
    const { game, branchFrom: playOnFrom } = await begun()
    await playOnFrom(2)
    const { origin } = game()
    const text = JSON.stringify(game().exportSave())
    expect(await game().importSave(text)).toEqual({ ok: true })
    expect(game().origin).toEqual(origin)
  })
})

describe('in the middle of a battle', () => {
  const fought = async () => {
    const there = await tab()
    const units = {
      vienna: { 'austria-hungary': { infantry: 6, artillery: 2 } },
      trieste: { 'austria-hungary': { infantry: 1 }, italy: { infantry: 4 } },
    }
    const at = { power: 'austria-hungary', round: 2, phase: 'move' } as const
    there.game().open({ ruleset: 'standard', base: 'empty', seed: 'fight', dice: 'entered', ...at, units })
    const march: Action = { type: 'move', from: 'vienna', path: ['trieste'], units: { infantry: 5, artillery: 2 } }
    for (const act of [march, END, { type: 'attack', space: 'trieste' } as const])
      expect(there.game().dispatch(act)).toMatchObject({ ok: true })
    await there.whenSaved()
    return { ...there, trunk: there.game() }
  }
  const DICE: Action = { type: 'enter-dice', dice: [1, 6, 2, 5, 3, 3, 1, 4] }

  it('from the present: both games have the question, and each goes on by itself', async () => {
    const { trunk, game, branchFrom: playOnFrom, whenSaved: settled, openSavedGame: openKept } = await fought()
    expect(trunk.game!.flow.pending?.kind).toBe('dice')
    await playOnFrom(3)
    expect(game().id).not.toBe(trunk.id)
    expect(game().game!.flow.pending).toEqual(trunk.game!.flow.pending)
    expect(game().dispatch(DICE)).toMatchObject({ ok: true })
    await settled()
    expect(await openKept(trunk.id!)).toEqual({ ok: true })
    expect(game()).toMatchObject({ game: trunk.game, log: { length: 3 } })
  })

  it('from the moment before it: the first game still waits for its answer', async () => {
    const { trunk, game, branchFrom: playOnFrom, whenSaved: settled, openSavedGame: openKept } = await fought()
    await playOnFrom(2)
    expect(game().game!.flow.pending).toBeNull()
    await settled()
    expect(await openKept(trunk.id!)).toEqual({ ok: true })
    expect(game().game!.flow.pending?.kind).toBe('dice')
  })
})

describe('on a full disk', () => {
  it('a branch that cannot be written is played in memory, that is said, and the first game is whole', async () => {
    const { trunk, game, branchFrom: playOnFrom, whenSaved: settled } = await begun()
    const room = full()
    await playOnFrom(2)
    await settled()
    expect(game()).toMatchObject({ origin: { game: trunk.id, at: 2 }, autosave: { state: 'failed' } })
    expect(game().autosave.sentence).toMatch(/no room left/)
    expect(game().dispatch(WALK)).toMatchObject({ ok: true })
    const other = await tab()
    expect(await other.openSavedGame(trunk.id!)).toEqual({ ok: true })
    expect(other.game()).toMatchObject({ game: trunk.game, readOnly: false })
    // With room again the next act keeps all of it.
    room.mockRestore()
    expect(game().dispatch(END)).toMatchObject({ ok: true })
    await settled()
    expect(game().autosave.state).toBe('saved')
    expect(await other.openSavedGame(game().id!)).toEqual({ ok: true })
    expect(other.game().log).toHaveLength(4)
  })
})

describe('no game is made', () => {
  it.each([-1, 5])('from moment %s, which there is not', async (at) => {
    const { trunk, game, branchFrom: playOnFrom } = await begun()
    await playOnFrom(at)
    expect(game().id).toBe(trunk.id)
  })

  it('from a game that could not be kept, until its player has said so', async () => {
    const { trunk, game, branchFrom: playOnFrom, asked, answerRisk } = await begun()
    full()
    expect(game().dispatch({ type: 'attack', space: 'serbia' })).toMatchObject({ ok: true })
    await playOnFrom(2)
    expect(game().id).toBe(trunk.id)
    expect(game().autosave.sentence).toMatch(/no room left/)
    expect(asked()).toBe(true)
    answerRisk(false)
    expect(game()).toMatchObject({ id: trunk.id, log: { length: 5 } })
  })

  it('from a game that could not be kept, unless its player gives it up', async () => {
    const { trunk, game, branchFrom: playOnFrom, notice, answerRisk } = await begun()
    full()
    expect(game().dispatch({ type: 'attack', space: 'serbia' })).toMatchObject({ ok: true })
    await playOnFrom(2)
    answerRisk(true)
    expect(game()).toMatchObject({ origin: { game: trunk.id, at: 2 }, log: { length: 2 } })
    expect(notice()).toBe(`You continue in a new game. Later actions of “${trunk.title}” are not saved here.`)
  })

  it('from a game whose database does not answer, before that has been said', async () => {
    const { trunk, game, branchFrom: playOnFrom, asked } = await begun()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const nothing = () => ({})
    const store = { add: nothing, put: nothing, delete: nothing, getKey: nothing }
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockReturnValue({ objectStore: () => store } as never)
    game().dispatch({ type: 'attack', space: 'serbia' })
    const done = playOnFrom(2)
    await vi.advanceTimersByTimeAsync(5000)
    vi.useRealTimers()
    await done
    expect(game().id).toBe(trunk.id)
    expect(game().autosave.sentence).toMatch(/does not respond/)
    expect(asked()).toBe(true)
  })

  it('from one that has gone another way while it was asked', async () => {
    const { trunk, game, branchFrom: playOnFrom, answerRisk, useGame } = await begun()
    full()
    game().dispatch({ type: 'attack', space: 'serbia' })
    await playOnFrom(4)
    useGame.setState({ log: trunk.log.slice(0, 1) })
    answerRisk(true)
    expect(game().id).toBe(trunk.id)
  })

  it('from a lesson', async () => {
    const { game, branchFrom: playOnFrom } = await tab()
    game().open(
      { ruleset: 'standard', base: 'opening', seed: 'lesson' },
      { kind: 'lesson', byItself: () => false, phases: ['move'], face: 'play', about: [] },
    )
    await playOnFrom(0)
    expect(game()).toMatchObject({ id: null, origin: null })
  })
})

it('plays on beside a game that another tab plays', async () => {
  const { trunk, dispatch } = await begun().then((one) => ({ trunk: one.trunk, dispatch: one.game().dispatch }))
  const other = await tab()
  await other.openSavedGame(trunk.id!)
  expect(other.game().readOnly).toBe(true)
  await other.branchFrom(4)
  expect(other.game()).toMatchObject({ readOnly: false, origin: { game: trunk.id, at: 4 } })
  expect(dispatch({ type: 'attack', space: 'serbia' })).toMatchObject({ ok: true })
})

it('leaves the first game to the tab that looked on', async () => {
  const one = await begun()
  const other = await tab()
  await other.openSavedGame(one.trunk.id!)
  expect(other.game().readOnly).toBe(true)
  await one.branchFrom(2)
  await waitFor(() => expect(other.game().readOnly).toBe(false))
  expect(other.notice()).toBe('The other tab closed this game: you play here now.')
  for (const { game, whenSaved: settled } of [one, other]) {
    expect(game().dispatch(game().origin ? WALK : { type: 'attack', space: 'serbia' })).toMatchObject({ ok: true })
    await settled()
    expect(game().autosave.state).toBe('saved')
  }
  const third = await tab()
  await third.openSavedGame(one.trunk.id!)
  expect(third.game().log).toHaveLength(5)
})

describe('the moments that others left from', () => {
  it('are known of the game on the table, each once', async () => {
    const { trunk, game, branchFrom: playOnFrom, useBranchPoints, openSavedGame: openKept, whenSaved: settled } = await begun()
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
