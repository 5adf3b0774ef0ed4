import { afterEach, describe, expect, it, vi } from 'vitest'
import { hashOf, type LogEntry } from '../../src/engine/index.ts'
import { startingState } from '../../src/save/replay.ts'
import { freshDatabase } from '../support/storage.ts'
import { OPENING_MOVES, played } from './samples.ts'

const save = played(OPENING_MOVES)
const { format, version, start, title, log, snapshot } = save
const head = { format, version, start, title }
const state = snapshot!.state
const AT = '2026-11-21T10:00:00.000Z'

/** The module keeps its connection, so each test takes the module anew with the database. */
async function storage() {
  freshDatabase()
  vi.resetModules()
  const module = await import('../../src/save/storage.ts')
  /** One line of a game's journal: from entry `from` on, the log to the opening moves' end. */
  const keep = (
    id: string,
    { line = 0, seat = 0, from = 0, whole = false, seated = false, savedAt = AT, missing = () => {} } = {},
  ) => {
    const end = { state, savedAt, played: 0 }
    const page = {
      head: whole ? head : null,
      line: { at: from, log: log.slice(from) },
      end,
      about: module.describeGame(id, head, end, log.length),
    }
    return module.appendLine(id, page, { at: { line, seat }, seated, missing })
  }
  const [{ listSavedGames }, { problemOf }] = await Promise.all([
    import('../../src/save/list-games.ts'),
    import('../../src/save/database.ts'),
  ])
  return { ...module, listSavedGames, problemOf, keep }
}

const thrown = (name: string) => Object.assign(new Error('no'), { name })

afterEach(() => vi.unstubAllGlobals())

describe('the record of a game that an older version wrote', () => {
  it('gets what it lacks from where the game stands', async () => {
    const { keep, listSavedGames, refreshDescription } = await storage()
    const { set, createStore } = await import('idb-keyval')
    await keep('one', { whole: true })
    const listed = await listSavedGames()
    if (!listed.ok) throw new Error(listed.problem)
    const whole = listed.value.games[0]!
    expect(whole.players?.map(({ name }) => name)).toEqual(['Central Powers', 'Allies'])
    const { players: _, ...old } = whole
    await set('about:one', old, createStore('contested-1914', 'games'))
    expect(await listSavedGames()).toMatchObject({ value: { games: [old] } })
    expect(await refreshDescription(old)).toBe(true)
    expect(await listSavedGames()).toEqual(listed)
  })

  it('stays as it is where the game has been played on since, or is of another form', async () => {
    const { keep, refreshDescription, listSavedGames } = await storage()
    await keep('one', { whole: true })
    const listed = await listSavedGames()
    const game = listed.ok ? listed.value.games[0]! : expect.fail('nothing is listed')
    expect(await refreshDescription({ ...game, savedAt: '2020-01-01T00:00:00.000Z' })).toBe(false)
    expect(await refreshDescription({ ...game, id: 'nobody' })).toBe(false)
  })

  it('says which powers the computer plays for good, and who has won', async () => {
    const { describeGame } = await storage()
    const seats = { germany: { level: 'hard', only: 1 }, russia: { level: 'easy' } } as const
    const won = { ...state, flow: { ...state.flow, winner: { side: null, how: 'draw', rule: 'CONTRACT' } } }
    expect(describeGame('x', head, { state: won, savedAt: AT, played: 0, computers: { seed: 'a', seats } }, 3)).toMatchObject({
      computers: { russia: 'easy' },
      over: true,
      winner: 'draw',
    })
  })
})

describe('the games on this device', () => {
  it('are kept, listed latest first, fetched and forgotten', async () => {
    const { keep, listSavedGames, fetchSave, deleteSavedGame } = await storage()
    await keep('one', { whole: true, savedAt: '2026-11-20T10:00:00.000Z' })
    await keep('two', { whole: true })
    expect(await listSavedGames()).toMatchObject({
      ok: true,
      value: {
        games: [
          { id: 'two', round: 1, power: 'austria-hungary', phase: 'move', actions: 3, savedAt: AT },
          { id: 'one', title },
        ],
        unread: [],
      },
    })
    const fetched = await fetchSave('one')
    expect(fetched).toMatchObject({ ok: true, value: { at: { line: 1, seat: 1 }, journal: true } })
    expect(fetched.ok && fetched.value.whole).toEqual({ ...save, savedAt: '2026-11-20T10:00:00.000Z' })
    await deleteSavedGame('one')
    expect(await fetchSave('one')).toMatchObject({ ok: true, value: { whole: undefined, at: { line: 0, seat: 0 } } })
    expect(await listSavedGames()).toMatchObject({ value: { games: [{ id: 'two' }] } })
  })

  it('are listed by what is said of each, and nothing else of them is read', async () => {
    const { keep, listSavedGames } = await storage()
    for (const id of ['one', 'two']) await keep(id, { whole: true })
    const asked = (['get', 'getAll', 'openCursor'] as const).map((way) => vi.spyOn(IDBObjectStore.prototype, way))
    expect(await listSavedGames()).toMatchObject({ value: { games: { length: 2 } } })
    const ranges = asked.flatMap(({ mock }) => mock.calls.map(([range]) => range as IDBKeyRange))
    expect(ranges.map(({ lower, upper }) => [lower, upper])).toEqual([['about:', 'about:\uffff']])
    vi.restoreAllMocks()
  })

  it('are a journal: a line says from where on the log is another', async () => {
    const { fetchSave, appendLine, describeGame } = await storage()
    const [a, b, c] = log as [LogEntry, LogEntry, LogEntry]
    const lines = [
      { at: 0, log: [a] },
      { at: 1, log: [c] },
      { at: 1, log: [] },
      { at: 1, log: [b, c] },
    ]
    const end = { state, savedAt: AT, played: 7 }
    for (const [n, line] of lines.entries())
      expect(
        await appendLine(
          'x',
          { head: n === 0 ? head : null, line, end, about: describeGame('x', head, end, 3) },
          { at: { line: n, seat: n === 0 ? 0 : 1 }, seated: n > 0, missing: () => {} },
        ),
      ).toEqual({ ok: true, value: undefined })
    const fetched = await fetchSave('x')
    expect(fetched.ok && fetched.value.whole).toEqual({ ...save, savedAt: AT, played: 7 })
    expect(fetched.ok && fetched.value.at).toEqual({ line: 4, seat: 1 })
  })

  it('are shown where they stand without their log', async () => {
    const { keep, fetchPosition } = await storage()
    await keep('one', { whole: true })
    const { positionOf } = await import('../../src/save/open.ts')
    const end = await fetchPosition('one')
    expect(end).toMatchObject({ ok: true, value: { log: [] } })
    expect(hashOf(positionOf(end.ok && end.value)!)).toBe(save.hash)
    expect(save.hash).not.toBe(hashOf(startingState(start)))
  })

  it('are one and the same when a whole one is written over its journal', async () => {
    const { keep, fetchSave } = await storage()
    await keep('one', { whole: true })
    await keep('one', { line: 1, seat: 1, from: 3, seated: true })
    await keep('one', { line: 2, seat: 1, whole: true })
    expect(await fetchSave('one')).toMatchObject({ value: { whole: { log }, at: { line: 3, seat: 2 } } })
  })
})

describe('of two who know nothing of each other', () => {
  it.each([
    ['the first goes on', { line: 1, seat: 1, seated: true }, { line: 1, seat: 1 }],
    ['the second goes on', { line: 1, seat: 1 }, { line: 1, seat: 1, seated: true }],
    ['the second writes the whole', { line: 1, seat: 1, whole: true }, { line: 1, seat: 1, seated: true }],
    ['the first has written the whole', { line: 1, seat: 1, whole: true }, { line: 1, seat: 1 }],
    ['neither has written yet', { line: 1, seat: 1 }, { line: 1, seat: 1, whole: true }],
  ])('one cannot write over the other: %s', async (_, first, second) => {
    const { keep, fetchSave } = await storage()
    await keep('one', { whole: true })
    expect(await keep('one', { ...first, from: 3 })).toMatchObject({ ok: true })
    const before = await fetchSave('one')
    expect(await keep('one', { ...second, savedAt: '2026-12-01T00:00:00.000Z' })).toEqual({ ok: false, problem: 'taken' })
    expect(await fetchSave('one')).toEqual(before)
  })

  it('one who was written over long ago cannot write either', async () => {
    const { keep } = await storage()
    await keep('one', { whole: true })
    for (let line = 1; line < 5; line++) await keep('one', { line, seat: 1, from: 3, seated: true })
    await keep('one', { line: 5, seat: 1, whole: true })
    for (let line = 0; line < 5; line++)
      expect(await keep('one', { line, seat: 1 }), `${line}`).toEqual({ ok: false, problem: 'taken' })
  })

  it('one hears that the other has deleted the game', async () => {
    const { keep, deleteSavedGame } = await storage()
    await keep('one', { whole: true })
    await deleteSavedGame('one')
    let missing = 0
    await keep('one', { line: 1, seat: 1, from: 3, seated: true, missing: () => missing++ })
    expect(missing).toBe(1)
  })
})

describe('when the device will not keep a game', () => {
  it.each([
    ['QuotaExceededError', 'quota'],
    ['SecurityError', 'forbidden'],
    ['InvalidStateError', 'forbidden'],
    ['ConstraintError', 'taken'],
    ['TimeoutError', 'silent'],
    ['UnknownError', 'failed'],
  ])('%s is %s', async (name, problem) => {
    const { problemOf } = await storage()
    expect(problemOf(thrown(name))).toBe(problem)
  })

  it('says that the room has run out, and keeps what it had', async () => {
    const { keep, fetchSave } = await storage()
    await keep('one', { whole: true })
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await keep('one', { line: 1, seat: 1, seated: true })).toEqual({ ok: false, problem: 'quota' })
    put.mockRestore()
    expect(await fetchSave('one')).toMatchObject({ ok: true, value: { whole: { log }, at: { line: 1 } } })
  })

  it('says that storage is forbidden, and tries again the next time', async () => {
    const { keep } = await storage()
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('private', 'SecurityError')
    })
    expect(await keep('one', { whole: true })).toEqual({ ok: false, problem: 'forbidden' })
    open.mockRestore()
    expect(await keep('one', { whole: true })).toMatchObject({ ok: true })
  })

  it('says so too where there is no database at all', async () => {
    const { listSavedGames } = await storage()
    vi.stubGlobal('indexedDB', undefined)
    expect(await listSavedGames()).toMatchObject({ ok: false })
  })

  it('waits for an answer some seconds, and no longer', async () => {
    const { listSavedGames, fetchSave } = await storage()
    vi.spyOn(indexedDB, 'open').mockImplementation(() => ({}) as IDBOpenDBRequest)
    vi.useFakeTimers()
    const asked = Promise.all([listSavedGames(), fetchSave('one')])
    await vi.advanceTimersByTimeAsync(5000)
    vi.useRealTimers()
    expect(await asked).toEqual([
      { ok: false, problem: 'silent' },
      { ok: false, problem: 'silent' },
    ])
  })
})

describe('whatever else lies in the database', () => {
  it.each([
    ['no head', 'head:x', undefined],
    ['a head that is none', 'head:x', 7],
    ['an end that is none', 'end:x', { state: { war: 3 } }],
    ['an end that cannot be hashed', 'end:x', { state: 7n }],
    ['lines that are none', ['line', 'x', 1], 'gone'],
    ['a line from nowhere', ['line', 'x', 1], { at: -3, log: [7] }],
    ['said of it nothing', 'about:x', null],
    ['said of it of another', 'about:x', { id: 'y' }],
  ])('can be listed and deleted, and throws nothing: %s', async (_, key, value) => {
    const { keep, listSavedGames, fetchSave, fetchPosition, deleteSavedGame } = await storage()
    await keep('x', { whole: true })
    await new Promise<void>((done) => {
      const request = indexedDB.open('contested-1914')
      request.onsuccess = () => {
        const work = request.result.transaction('games', 'readwrite')
        work.objectStore('games').put(value, key)
        work.oncomplete = () => done()
      }
    })
    const { openSave } = await import('../../src/save/open.ts')
    const { positionOf } = await import('../../src/save/open.ts')
    const listed = await listSavedGames()
    expect(listed.ok && [...listed.value.games.map(({ id }) => id), ...listed.value.unread]).toEqual(['x'])
    const [fetched, end] = [await fetchSave('x'), await fetchPosition('x')]
    expect(() => openSave(fetched.ok && fetched.value.whole)).not.toThrow()
    expect(() => positionOf(end.ok && end.value)).not.toThrow()
    expect(await deleteSavedGame('x')).toMatchObject({ ok: true })
    expect(await listSavedGames()).toEqual({ ok: true, value: { games: [], unread: [] } })
  })
})
