import { beforeEach, describe, expect, it, vi } from 'vitest'
import { selectUndoState } from '../../src/store/game/undo-state.ts'
import { freshDevice } from '../support/device.ts'

/** One tab of the browser: its own modules, and what all tabs share. */
async function tab() {
  vi.resetModules()
  const [{ useGame }, autosave] = await Promise.all([
    import('../../src/store/game/game.ts'),
    import('../../src/store/persistence/open-saved-game.ts'),
  ])
  const { useUi } = await import('../../src/store/ui.ts')
  const { readSavedGames: keptGames } = await import('../../src/store/persistence/saved-games.ts')
  const stop = autosave.startAutosave()
  closing.push(stop)
  return { game: () => useGame.getState(), notice: () => useUi.getState().notice, ...autosave, keptGames, stop }
}
const closing = freshDevice()

const BUY = { type: 'purchase', units: { infantry: 4 } } as const
const soon = (check: () => void) => vi.waitFor(check, { timeout: 2000, interval: 5 })

describe('a game is kept', () => {
  it('after every action, and goes on where it was after a reload', async () => {
    const before = await tab()
    before.game().newGame({ ruleset: 'standard', seed: 'kept' })
    before.game().dispatch(BUY)
    await soon(() => expect(before.game().autosave.state).toBe('saved'))
    await before.whenSaved()
    const { id } = before.game()
    before.stop()

    const after = await tab()
    expect(await after.openSavedGame(id!)).toEqual({ ok: true })
    expect(after.game()).toMatchObject({ id, game: before.game().game, log: [{ action: BUY }] })
    await soon(() => expect(after.game().autosave.state).toBe('saved'))
    expect(after.game().readOnly).toBe(false)
  })

  it('also when it is left at once after the last action', async () => {
    const { game, whenSaved: settled, openSavedGame: openKept } = await tab()
    game().newGame({ ruleset: 'standard', seed: 'left' })
    await soon(() => expect(game().autosave.state).toBe('saved'))
    const { id } = game()
    game().dispatch(BUY)
    game().dispatch({ type: 'end-phase' })
    game().leave()
    await settled()
    await openKept(id!)
    expect(game().log).toHaveLength(2)
  })

  it('with every action of a burst, in the task it was done in', async () => {
    const { game, whenSaved: settled, openSavedGame: openKept } = await tab()
    game().newGame({ ruleset: 'standard', seed: 'burst' })
    await soon(() => expect(game().autosave.state).toBe('saved'))
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit')
    for (let infantry = 1; infantry <= 5; infantry++) {
      game().dispatch({ type: 'purchase', units: { infantry } })
      expect(commit).toHaveBeenCalledTimes(infantry)
    }
    const { id, log } = game()
    await settled()
    const after = await tab()
    await after.openSavedGame(id!)
    expect(after.game().log.map(({ action }) => action)).toEqual(log.map(({ action }) => action))
    expect(openKept).not.toBe(after.openSavedGame)
  })

  it('as it stands after undo, another action and a reload', async () => {
    const { game, whenSaved: settled, stop } = await tab()
    game().newGame({ ruleset: 'standard', seed: 'undone' })
    game().dispatch(BUY)
    game().dispatch({ type: 'end-phase' })
    game().undo()
    game().undo()
    game().dispatch({ type: 'purchase', units: { artillery: 1 } })
    const { id, game: state } = game()
    await settled()
    stop()
    const after = await tab()
    expect(await after.openSavedGame(id!)).toEqual({ ok: true })
    expect(after.game()).toMatchObject({ game: state, log: [{ action: { units: { artillery: 1 } } }] })
  })

  it('by one short line an action, however long the game', async () => {
    const { game, whenSaved: settled } = await tab()
    game().newGame({ ruleset: 'standard', seed: 'lines' })
    await soon(() => expect(game().autosave.state).toBe('saved'))
    for (let i = 0; i < 30; i++) game().dispatch({ type: 'purchase', units: { infantry: (i % 5) + 1 } })
    const add = vi.spyOn(IDBObjectStore.prototype, 'add')
    game().dispatch(BUY)
    const lines = add.mock.calls.map(([value]) => value).filter((value) => typeof value === 'object')
    expect(lines).toEqual([{ at: 30, log: [{ action: BUY }] }])
    await settled()
  })

  it('beside the others, and is forgotten alone', async () => {
    const { game, whenSaved: settled, keptGames, removeSavedGame: forgetGame } = await tab()
    for (const seed of ['one', 'two']) {
      game().newGame({ ruleset: 'standard', seed })
      await soon(() => expect(game().autosave.state).toBe('saved'))
    }
    await settled()
    const first = await keptGames()
    expect(first.ok && first.value.games).toHaveLength(2)
    await forgetGame(game().id!)
    const second = await keptGames()
    expect(second.ok && second.value.games).toHaveLength(1)
  })

  const denied = () => new DOMException('private', 'SecurityError')
  it.each([
    ['missing', undefined],
    ['null', null],
    [
      'throws',
      {
        open: () => {
          throw denied()
        },
      },
    ],
    [
      'refuses',
      {
        open: () => {
          const request = { error: denied(), onerror: () => {} }
          setTimeout(() => request.onerror())
          return request
        },
      },
    ],
  ])('not at all where the database is %s, and says so', async (_, database) => {
    vi.stubGlobal('indexedDB', database)
    const { game } = await tab()
    game().newGame({ ruleset: 'standard', seed: 'memory' })
    const sentence = expect.stringMatching(/does not save games: save yours to a file/)
    await soon(() => expect(game().autosave).toMatchObject({ state: 'memory', sentence }))
    expect(game().dispatch(BUY).ok).toBe(true)
  })

  it('again once there is room', async () => {
    const { game } = await tab()
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    game().newGame({ ruleset: 'standard', seed: 'full' })
    await soon(() => expect(game().autosave).toMatchObject({ state: 'failed', sentence: expect.stringMatching(/no room/) }))
    put.mockRestore()
    game().dispatch(BUY)
    await soon(() => expect(game().autosave).toMatchObject({ state: 'saved', sentence: null }))
  })

  it('tells when a game is gone', async () => {
    const { openSavedGame: openKept } = await tab()
    expect(await openKept('nowhere')).toEqual({ ok: false, sentence: expect.stringMatching(/no longer/) })
  })
})

describe('two tabs on one game', () => {
  async function both() {
    const first = await tab()
    first.game().newGame({ ruleset: 'standard', seed: 'tabs' })
    await soon(() => expect(first.game().autosave.state).toBe('saved'))
    const second = await tab()
    await second.openSavedGame(first.game().id!)
    await soon(() => expect(second.game().readOnly).toBe(true))
    return { first, second }
  }

  it('the second looks on, and sees what the first does', async () => {
    const { first, second } = await both()
    expect(first.game().readOnly).toBe(false)
    expect(second.game().dispatch(BUY)).toMatchObject({ ok: false, error: { code: 'read-only' } })
    first.game().dispatch(BUY)
    await soon(() => expect(second.game().log).toHaveLength(1))
    expect(second.game().readOnly).toBe(true)
    expect(selectUndoState(second.game()).can).toBe(false)
  })

  it('the second may take over; then the first looks on, and nothing is lost', async () => {
    const { first, second } = await both()
    first.game().dispatch(BUY)
    await first.whenSaved()
    await second.takeOverGame()
    await soon(() => expect(first.game().readOnly).toBe(true))
    expect(second.game()).toMatchObject({ readOnly: false, log: [{ action: BUY }] })
    expect(second.game().dispatch({ type: 'end-phase' }).ok).toBe(true)
    await soon(() => expect(first.game().log).toHaveLength(2))
  })

  it('nothing is played in the one that takes over until it has what the first did last', async () => {
    const { first, second } = await both()
    first.game().dispatch(BUY)
    await first.whenSaved()
    const taking = second.takeOverGame()
    expect(second.game().dispatch(BUY)).toMatchObject({ ok: false, error: { code: 'read-only' } })
    await taking
    expect(second.game()).toMatchObject({ readOnly: false, log: [{ action: BUY }] })
  })

  it('the second goes on by itself when the first is closed, and says so', async () => {
    const { first, second } = await both()
    first.game().dispatch(BUY)
    await first.whenSaved()
    first.stop()
    await soon(() => expect(second.game().readOnly).toBe(false))
    expect(second.game().log).toHaveLength(1)
    expect(second.notice()).toMatch(/other tab closed/)
    expect(second.game().dispatch({ type: 'end-phase' }).ok).toBe(true)
    await soon(() => expect(second.game().autosave.state).toBe('saved'))
  })

  it('the first goes on again when the second, which took over, is closed', async () => {
    const { first, second } = await both()
    await second.takeOverGame()
    await soon(() => expect(first.game().readOnly).toBe(true))
    second.game().dispatch(BUY)
    await second.whenSaved()
    second.stop()
    await soon(() => expect(first.game().readOnly).toBe(false))
    expect(first.game().log).toHaveLength(1)
  })

  it('a game that the other deletes is kept again with the next act, and that is said', async () => {
    const first = await tab()
    first.game().newGame({ ruleset: 'standard', seed: 'deleted' })
    first.game().dispatch(BUY)
    await first.whenSaved()
    const { id } = first.game()
    const second = await tab()
    await second.removeSavedGame(id!)
    await soon(() => expect(first.notice()).toMatch(/deleted in another tab/))
    first.game().dispatch({ type: 'end-phase' })
    await first.whenSaved()
    await soon(() => expect(first.game().autosave.state).toBe('saved'))
    first.stop()
    expect(await second.openSavedGame(id!)).toEqual({ ok: true })
    expect(second.game().log).toHaveLength(2)
  })
})

describe('two tabs that cannot lock each other out', () => {
  beforeEach(() => vi.stubGlobal('navigator', {}))

  async function both() {
    const first = await tab()
    first.game().newGame({ ruleset: 'standard', seed: 'http' })
    await soon(() => expect(first.game().autosave.state).toBe('saved'))
    const second = await tab()
    await second.openSavedGame(first.game().id!)
    return { first, second, id: first.game().id! }
  }

  it('the one that hears of the other looks on, and may take over', async () => {
    const { first, second } = await both()
    first.game().dispatch(BUY)
    await soon(() => expect(second.game().log).toHaveLength(1))
    expect(second.game().readOnly).toBe(true)
    await second.takeOverGame()
    expect(second.game().dispatch({ type: 'end-phase' }).ok).toBe(true)
    await soon(() => expect(first.game()).toMatchObject({ readOnly: true, log: { length: 2 } }))
  })

  it('the one with the older game cannot write over the newer, is told, and may open it', async () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const { first, second, id } = await both()
    first.game().dispatch(BUY)
    first.game().dispatch({ type: 'end-phase' })
    await first.whenSaved()
    second.game().dispatch({ type: 'purchase', units: { artillery: 1 } })
    second.game().dispatch({ type: 'end-phase' })
    await second.whenSaved()
    expect(second.game()).toMatchObject({ readOnly: true, autosave: { state: 'failed' } })
    expect(second.notice()).toMatch(/Another tab has continued this game/)
    expect(second.game().log).toHaveLength(2)
    await second.takeOverGame()
    expect(second.game()).toMatchObject({ readOnly: false, log: [{ action: BUY }, { action: { type: 'end-phase' } }] })
    // Now it is the first that knows less.
    second.game().undo()
    await second.whenSaved()
    first.game().undo()
    await first.whenSaved()
    expect(first.game().readOnly).toBe(true)
    const third = await tab()
    await third.openSavedGame(id)
    expect(third.game().log).toHaveLength(1)
  })
})

describe('a database that does not answer', () => {
  it('is told after some seconds; play goes on, and is kept when it answers after all', async () => {
    const { game, whenSaved: settled } = await tab()
    const real = indexedDB.open.bind(indexedDB)
    let answer: () => void = () => {}
    vi.spyOn(indexedDB, 'open').mockImplementation((name) => {
      const late = {} as IDBOpenDBRequest
      answer = () => {
        const request = real(name)
        request.onupgradeneeded = () => request.result.createObjectStore('games')
        request.onsuccess = () => {
          Object.defineProperty(late, 'result', { value: request.result })
          late.onsuccess?.(new Event('success'))
        }
      }
      return late
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    game().newGame({ ruleset: 'standard', seed: 'silent' })
    await vi.advanceTimersByTimeAsync(5000)
    vi.useRealTimers()
    expect(game().autosave).toMatchObject({ state: 'failed', sentence: expect.stringMatching(/does not respond/) })
    expect(game().dispatch(BUY).ok).toBe(true)
    answer()
    await settled()
    expect(game().autosave).toMatchObject({ state: 'saved', sentence: null })
  })
})
