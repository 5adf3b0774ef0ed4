// Games kept on this device come through the same door as files, whichever version of the page wrote them.

import { readFileSync } from 'node:fs'
import { createStore, get, set, setMany } from 'idb-keyval'
import { describe, expect, it, vi } from 'vitest'
import { OPENING_MOVES, played } from '../save/samples.ts'
import { freshDevice } from '../support/device.ts'

const today = played(OPENING_MOVES)
const ABOUT = {
  id: 'x',
  title: 'Kept',
  savedAt: '2026-11-21T10:00:00.000Z',
  round: 1,
  power: 'germany',
  phase: 'move',
  ruleset: 'standard',
  people: ['Anna'],
  actions: 3,
  over: false,
}
const BUY = { type: 'purchase', units: { infantry: 1 } } as const

async function tab() {
  vi.resetModules()
  const [{ useGame }, { useUi }, autosave] = await Promise.all([
    import('../../src/store/game/game.ts'),
    import('../../src/store/ui.ts'),
    import('../../src/store/persistence/open-saved-game.ts'),
  ])
  const { readSavedGames: keptGames } = await import('../../src/store/persistence/saved-games.ts')
  closing.push(autosave.startAutosave())
  return { game: () => useGame.getState(), notice: () => useUi.getState().notice, ...autosave, keptGames }
}
const closing = freshDevice()
const kept = () => createStore('contested-1914', 'games')
const stored = (id: string) => get<unknown>(`game:${id}`, kept())
const put = (id: string, save: unknown, about: unknown = { ...ABOUT, id }) =>
  setMany(
    [
      [`game:${id}`, save],
      [`about:${id}`, about],
    ],
    kept(),
  )
const soon = (check: () => void) => vi.waitFor(check, { timeout: 2000, interval: 5 })
const pause = () => new Promise((resolve) => setTimeout(resolve, 60))

describe('a kept game that is not of this version', () => {
  it.each([
    ['of the future', { ...today, version: 99 }, /newer version .* \(format 99\)/],
    ['from before the first', { ...today, version: 0 }, /too old .* \(format 0\)/],
    ['of another program', { ...today, format: 'other' }, /not a saved game/],
    ['without a log', { ...today, log: undefined }, /“log”/],
    ['with a die of seven', { ...today, log: [{ action: BUY, dice: [7] }] }, /“log\.0\.dice\.0”/],
    ['that is nothing at all', 7, /not a saved game/],
  ])('refused: one %s, with its sentence, and it stays as it is', async (_, save, sentence) => {
    await put('x', save)
    const { game, openSavedGame: openKept, whenSaved: settled } = await tab()
    expect(await openKept('x')).toEqual({ ok: false, sentence: expect.stringMatching(sentence) })
    expect(game().id).toBeNull()
    await pause()
    await settled()
    expect(await stored('x')).toEqual(save)
  })

  it('is listed, has no picture, and goes out to a file as it is', async () => {
    const save = { ...today, version: 99, news: [1] }
    await put('x', save)
    const { keptGames, savedPosition: keptPosition, readSavedGame: keptSave } = await tab()
    expect(await keptGames()).toMatchObject({ ok: true, value: { games: [{ id: 'x', title: 'Kept' }], unread: [] } })
    expect(await keptPosition('x')).toBeNull()
    expect(await keptSave('x')).toEqual(save)
    const { asFile } = await import('../../src/save/encode.ts')
    expect(JSON.parse(asFile(save).text)).toEqual(save)
  })

  it('is not played over by a tab that looked on and takes over', async () => {
    const [first, second] = [await tab(), await tab()]
    first.game().newGame({ ruleset: 'standard', seed: 'tabs' })
    await soon(() => expect(first.game().autosave.state).toBe('saved'))
    const id = first.game().id!
    await second.openSavedGame(id)
    await soon(() => expect(second.game().readOnly).toBe(true))
    const head = await get<object>(`head:${id}`, kept())
    const later = { ...head, version: 99 }
    await set(`head:${id}`, later, kept())
    await second.takeOverGame()
    expect(second.notice()).toMatch(/newer version/)
    expect(second.game().dispatch(BUY)).toMatchObject({ ok: false, error: { code: 'read-only' } })
    await pause()
    await second.whenSaved()
    expect(await get(`head:${id}`, kept())).toEqual(later)
  })
})

describe('a game that version 1 kept', () => {
  const old = JSON.parse(readFileSync('tests/fixtures/saves/v1/standard-round-1.json', 'utf8'))

  it('opens, and is written in the form of today only with the next action', async () => {
    await put('x', old)
    const { game, openSavedGame: openKept, whenSaved: settled, readSavedGame: keptSave } = await tab()
    expect(await openKept('x')).toEqual({ ok: true })
    expect(game()).toMatchObject({ id: 'x', title: old.title, autosave: { state: 'saved', savedAt: old.savedAt } })
    await pause()
    await settled()
    expect(await stored('x')).toEqual(old)
    await soon(() => expect(game().readOnly).toBe(false))
    expect(game().dispatch({ type: 'end-phase' }).ok).toBe(true)
    await settled()
    expect(await keptSave('x')).toMatchObject({ version: 2, log: { length: old.log.length + 1 } })
    expect(await stored('x')).toBeUndefined()
  })

  it('is seen on the start page as it stands', async () => {
    await put('x', old)
    const { savedPosition: keptPosition } = await tab()
    expect(await keptPosition('x')).toMatchObject({ table: { ruleset: 'standard' } })
  })

  it('says on the table that its history stayed behind, where a rule of today refuses it', async () => {
    await put('x', { ...old, log: [{ action: { type: 'press', on: true } }, ...old.log] })
    const { game, notice, openSavedGame: openKept } = await tab()
    expect(await openKept('x')).toEqual({ ok: true })
    expect(game()).toMatchObject({ log: [], earlier: { length: old.log.length + 1 } })
    expect(notice()).toMatch(/its action 1 is no longer allowed/)
  })

  it('says so where its actions lead elsewhere, a file like a kept game', async () => {
    const elsewhere = { ...old, log: old.log.slice(0, -1) }
    await put('x', elsewhere)
    const { game, notice, openSavedGame: openKept } = await tab()
    await openKept('x')
    expect(notice()).toMatch(/lead to another position/)
    game().leave()
    expect(notice()).toBeNull()
    expect(await game().importSave(JSON.stringify(elsewhere))).toEqual({ ok: true })
    expect(notice()).toMatch(/lead to another position/)
  })

  it('says nothing where it opens whole', async () => {
    await put('x', old)
    const { notice, openSavedGame: openKept } = await tab()
    await openKept('x')
    expect(notice()).toBeNull()
  })
})

describe('the list of kept games', () => {
  it.each([
    ['power', { ...ABOUT, power: 'prussia' }],
    ['people', { ...ABOUT, people: undefined }],
    ['ruleset', { ...ABOUT, ruleset: 'chess' }],
    ['anything', null],
  ])('leaves out one whose %s cannot be shown', async (_, about) => {
    await put('good', today, { ...ABOUT, id: 'good' })
    await put('bad', today, about)
    const { keptGames } = await tab()
    expect(await keptGames()).toMatchObject({ ok: true, value: { games: [{ id: 'good' }], unread: ['bad'] } })
  })

  it.each([
    ['war', 'control'],
    ['war', 'units'],
    ['table', 'players'],
  ] as const)('neither shows nor opens a state whose %s.%s is none, though its hash is right', async (drawer, part) => {
    const { hashOf } = await import('../../src/engine/index.ts')
    const sound = today.snapshot!.state
    const state = { ...sound, [drawer]: { ...sound[drawer], [part]: 3 } } as never
    const log = [{ action: { type: 'press', on: true } }]
    await put('x', { ...today, log, hash: hashOf(state), snapshot: { state, hash: hashOf(state) } })
    const { savedPosition: keptPosition, openSavedGame: openKept } = await tab()
    expect(await openKept('x')).toEqual({ ok: false, sentence: expect.stringMatching(/its moves and its saved position/) })
    expect(await keptPosition('x')).toBeNull()
  })
})
