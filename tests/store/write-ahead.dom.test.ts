// A page that is gone in the task of its last acts: the browser drops what it had sent to the database, and nothing else.
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { freshDevice } from '../support/device.ts'
import { locks } from '../support/locks.ts'

async function tab() {
  vi.resetModules()
  const [{ useGame }, autosave] = await Promise.all([
    import('../../src/store/game/game.ts'),
    import('../../src/store/persistence/open-saved-game.ts'),
  ])
  const { readSavedGames: keptGames } = await import('../../src/store/persistence/saved-games.ts')
  const stop = autosave.startAutosave()
  closing.push(stop)
  return { game: () => useGame.getState(), ...autosave, keptGames, stop }
}
type Tab = Awaited<ReturnType<typeof tab>>
const closing = freshDevice()

const buy = (infantry: number) => ({ type: 'purchase', units: { infantry } }) as const
const acts = ({ game }: Tab) => game().log.map(({ action }) => action)
const slips = () => Object.keys(localStorage).filter((key) => key.includes(':slip:'))

/** From the `kept`th transaction on the database forgets what it was sent. */
function dropAfter(kept: number): void {
  let sent = 0
  const { commit } = IDBTransaction.prototype
  vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (this: IDBTransaction) {
    if (sent++ < kept) commit.call(this)
    else this.abort()
  })
}

/** The page is gone as it stands. Nobody hears what becomes of its transactions. */
async function gone(page: Tab): Promise<void> {
  page.stop()
  await page.whenSaved()
  vi.restoreAllMocks()
  vi.stubGlobal('navigator', { locks: locks() })
}

async function begun(seed: string): Promise<{ first: Tab; id: string }> {
  const first = await tab()
  first.game().newGame({ ruleset: 'standard', seed })
  await first.whenSaved()
  return { first, id: first.game().id! }
}

// Read for the first time here, they take longer than a test may on a busy machine.
beforeAll(
  () =>
    Promise.all([import('../../src/store/persistence/open-saved-game.ts'), import('../../src/store/persistence/saved-games.ts')]),
  120_000,
)
beforeEach(() => localStorage.clear())
describe('of acts whose transactions the browser drops', () => {
  it.each([0, 1, 2])('none is lost, where %i of three were written; and then they are kept', async (kept) => {
    const { first, id } = await begun('dropped')
    dropAfter(kept)
    for (const infantry of [1, 2, 3]) first.game().dispatch(buy(infantry))
    const { game: state } = first.game()
    await gone(first)

    const second = await tab()
    expect(await second.openSavedGame(id)).toEqual({ ok: true })
    expect(acts(second)).toEqual([1, 2, 3].map(buy))
    expect(second.game()).toMatchObject({ game: state, readOnly: false })
    await second.whenSaved()
    expect(slips()).toEqual([])
    await gone(second)
    const third = await tab()
    await third.openSavedGame(id)
    expect(acts(third)).toEqual([1, 2, 3].map(buy))
  })

  it('none is lost that took another back', async () => {
    const { first, id } = await begun('undone')
    first.game().dispatch(buy(1))
    await first.whenSaved()
    dropAfter(0)
    first.game().undo()
    first.game().dispatch(buy(2))
    await gone(first)
    const second = await tab()
    await second.openSavedGame(id)
    expect(acts(second)).toEqual([buy(2)])
  })

  it('none is lost of a game of which nothing was written', async () => {
    const first = await tab()
    await first.keptGames()
    dropAfter(0)
    first.game().newGame({ ruleset: 'standard', seed: 'new' })
    first.game().dispatch(buy(4))
    const { id } = first.game()
    await gone(first)
    const second = await tab()
    // The start page lists it, and lets it lie.
    expect(await second.keptGames()).toMatchObject({ ok: true, value: { games: [{ id, actions: 1, round: 1 }], unread: [] } })
    expect(await second.openSavedGame(id!)).toEqual({ ok: true })
    expect(acts(second)).toEqual([buy(4)])
    await second.whenSaved()
    expect(await second.keptGames()).toMatchObject({ ok: true, value: { games: [{ id, actions: 1 }] } })
    expect(slips()).toEqual([])
  })

  it('none is lost to who only looks on, and who plays on keeps them', async () => {
    const { first, id } = await begun('looked on')
    const second = await tab()
    await second.openSavedGame(id)
    expect(second.game().readOnly).toBe(true)
    dropAfter(0)
    first.game().dispatch(buy(5))
    first.stop()
    await vi.waitFor(() => expect(second.game()).toMatchObject({ readOnly: false, log: [{ action: buy(5) }] }))
  })
})

describe('what is noted', () => {
  it('is crossed out when the database has it; when the game is deleted or kept no more it goes with its clock', async () => {
    const { first, id } = await begun('crossed out')
    first.game().dispatch(buy(1))
    expect(slips()).toHaveLength(1)
    await first.whenSaved()
    expect(slips()).toEqual([])
    dropAfter(0)
    first.game().dispatch(buy(2))
    await gone(first)
    const whole = { seat: 1, sheets: [{ n: 1, head: {}, line: { at: 0, log: [] } }], end: {}, about: { id: 'another' } }
    for (const [of, slip] of Object.entries({ other: whole, nothing: null, nobody: {} }))
      localStorage.setItem(`contested-1914:slip:${of}`, JSON.stringify(slip))
    for (const each of ['nobody', id]) localStorage.setItem(`contested-1914:clock:${each}`, '7000')
    const second = await tab()
    await second.keptGames()
    expect(Object.keys(localStorage).sort()).toEqual([`contested-1914:clock:${id}`, `contested-1914:slip:${id}`])
    await second.removeSavedGame(id)
    expect(Object.keys(localStorage)).toEqual([])
  })

  it.each([
    ['by its number', 2],
    ['by its seat', 3],
  ])('holds no more where another tab has written since: %s', async (_, n) => {
    const { first, id } = await begun('since')
    dropAfter(0)
    first.game().dispatch(buy(1))
    const text = localStorage.getItem(slips()[0]!)!
    expect(text).toContain('"n":2')
    localStorage.clear()
    await gone(first)
    const second = await tab()
    await second.openSavedGame(id)
    second.game().dispatch(buy(2))
    await second.whenSaved()
    await gone(second)
    localStorage.setItem(`contested-1914:slip:${id}`, text.replace('"n":2', `"n":${n}`))
    const third = await tab()
    await third.openSavedGame(id)
    expect(acts(third)).toEqual([buy(2)])
  })

  it.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['sheets that are none', '{"seat":1,"sheets":7}'],
    ['a line that is none', '{"seat":1,"sheets":[{"n":2,"head":null,"line":7}],"end":{}}'],
    ['a game that is none', '{"seat":1,"sheets":[{"n":2,"head":{"format":"x"},"line":{"at":0,"log":[]}}],"end":null}'],
    ['an act that is none', '{"seat":1,"sheets":[{"n":2,"head":null,"line":{"at":0,"log":[{"action":{"type":"x"}}]}}],"end":{}}'],
  ])('may be anything: %s', async (_, text) => {
    const { first, id } = await begun('anything')
    first.game().dispatch(buy(1))
    await first.whenSaved()
    await gone(first)
    localStorage.setItem(`contested-1914:slip:${id}`, text.replace('"n":2', '"n":3'))
    const second = await tab()
    expect(await second.openSavedGame(id)).toEqual({ ok: true })
    expect(acts(second)).toEqual([buy(1)])
  })

  it('is not missed where nothing can be noted', async () => {
    const setItem = vi.fn(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    vi.stubGlobal('localStorage', { setItem, getItem: () => null })
    const { first, id } = await begun('full')
    first.game().dispatch(buy(3))
    expect(setItem).toHaveBeenCalled()
    await gone(first)
    const second = await tab()
    await second.openSavedGame(id)
    expect(acts(second)).toEqual([buy(3)])
  })
})
