import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { freshDatabase } from '../support/storage.ts'

/** One tab of the browser: its own modules, and what all tabs share. */
async function tab() {
  vi.resetModules()
  const [{ useGame }, autosave] = await Promise.all([import('../../src/store/game.ts'), import('../../src/store/autosave.ts')])
  const stop = autosave.startAutosave()
  closing.push(stop)
  return { game: () => useGame.getState(), ...autosave, stop }
}
const closing: (() => void)[] = []

/** Web Locks as far as this needs them; Node has none of its own. */
function locks() {
  const held = new Map<string, { lost: (error: Error) => void }>()
  return {
    request(
      name: string,
      options: { ifAvailable?: boolean; steal?: boolean },
      work: (lock: object | null) => Promise<void> | undefined,
    ) {
      if (held.has(name) && !options.steal) return Promise.resolve(work(null))
      held.get(name)?.lost(new DOMException('stolen', 'AbortError'))
      return new Promise<void>((done, lost) => {
        const mine = { lost }
        held.set(name, mine)
        void work({})?.then(() => {
          if (held.get(name) === mine) held.delete(name)
          done()
        })
      })
    },
  }
}

const BUY = { type: 'purchase', units: { infantry: 4 } } as const
const soon = (check: () => void) => vi.waitFor(check, { timeout: 2000, interval: 5 })

beforeEach(() => {
  freshDatabase()
  vi.stubGlobal('navigator', { locks: locks() })
})
afterEach(() => {
  for (const stop of closing.splice(0)) stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a game is kept', () => {
  it('after every action, and goes on where it was after a reload', async () => {
    const before = await tab()
    before.game().newGame({ ruleset: 'standard', seed: 'kept' })
    before.game().dispatch(BUY)
    await soon(() => expect(before.game().autosave.state).toBe('saved'))
    await before.settled()
    const { id } = before.game()
    before.stop()

    const after = await tab()
    expect(await after.openKept(id!)).toEqual({ ok: true })
    expect(after.game()).toMatchObject({ id, game: before.game().game, log: [{ action: BUY }] })
    await soon(() => expect(after.game().autosave.state).toBe('saved'))
    expect(after.game().readOnly).toBe(false)
  })

  it('also when it is left at once after the last action', async () => {
    const { game, settled, openKept } = await tab()
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

  it('beside the others, and is forgotten alone', async () => {
    const { game, settled, keptGames, forgetGame } = await tab()
    for (const seed of ['one', 'two']) {
      game().newGame({ ruleset: 'standard', seed })
      await soon(() => expect(game().autosave.state).toBe('saved'))
    }
    await settled()
    const first = await keptGames()
    expect(first.ok && first.value).toHaveLength(2)
    await forgetGame(game().id!)
    const second = await keptGames()
    expect(second.ok && second.value).toHaveLength(1)
  })

  it('not at all where storage is forbidden, and says so', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('private', 'SecurityError')
    })
    const { game } = await tab()
    game().newGame({ ruleset: 'standard', seed: 'memory' })
    await soon(() => expect(game().autosave).toMatchObject({ state: 'memory', sentence: expect.stringMatching(/memory only/) }))
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
    const { openKept } = await tab()
    expect(await openKept('nowhere')).toEqual({ ok: false, sentence: expect.stringMatching(/no longer/) })
  })
})

describe('two tabs on one game', () => {
  async function both() {
    const first = await tab()
    first.game().newGame({ ruleset: 'standard', seed: 'tabs' })
    await soon(() => expect(first.game().autosave.state).toBe('saved'))
    const second = await tab()
    await second.openKept(first.game().id!)
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
    expect(second.game().undoState.can).toBe(false)
  })

  it('the second may take over; then the first looks on, and nothing is lost', async () => {
    const { first, second } = await both()
    first.game().dispatch(BUY)
    await first.settled()
    await second.takeOver()
    await soon(() => expect(first.game().readOnly).toBe(true))
    expect(second.game()).toMatchObject({ readOnly: false, log: [{ action: BUY }] })
    expect(second.game().dispatch({ type: 'end-phase' }).ok).toBe(true)
    await soon(() => expect(first.game().log).toHaveLength(2))
  })
})
