import { afterEach, describe, expect, it, vi } from 'vitest'
import { freshDatabase } from '../support/storage.ts'
import { OPENING_MOVES, played } from './samples.ts'

const save = played(OPENING_MOVES)

/** The module keeps its connection, so each test takes the module anew with the database. */
async function storage() {
  freshDatabase()
  vi.resetModules()
  return import('../../src/save/storage.ts')
}

const thrown = (name: string) => Object.assign(new Error('no'), { name })

afterEach(() => vi.unstubAllGlobals())

describe('the games on this device', () => {
  it('are kept, listed latest first, fetched and forgotten', async () => {
    const { keepSave: keep, listKept, fetchSave, forget } = await storage()
    await keep('one', { ...save, savedAt: '2026-11-20T10:00:00.000Z', title: 'Anna and Ben' })
    await keep('two', save)
    const listed = await listKept()
    expect(listed).toMatchObject({
      ok: true,
      value: [
        { id: 'two', round: 1, power: 'austria-hungary', phase: 'move', actions: 3 },
        { id: 'one', title: 'Anna and Ben' },
      ],
    })
    expect(await fetchSave('one')).toMatchObject({ ok: true, value: { title: 'Anna and Ben', hash: save.hash } })
    await forget('one')
    expect(await fetchSave('one')).toEqual({ ok: true, value: undefined })
    expect(await listKept()).toMatchObject({ ok: true, value: [{ id: 'two' }] })
  })

  it('are written over by a later save of the same game', async () => {
    const { keepSave: keep, listKept, fetchSave } = await storage()
    await keep('one', played([]))
    await keep('one', save)
    expect(await fetchSave('one')).toMatchObject({ value: { log: save.log } })
    const listed = await listKept()
    expect(listed.ok && listed.value).toHaveLength(1)
  })
})

describe('when the device will not keep a game', () => {
  it.each([
    ['QuotaExceededError', 'quota'],
    ['SecurityError', 'forbidden'],
    ['InvalidStateError', 'forbidden'],
    ['UnknownError', 'failed'],
  ])('%s is %s', async (name, problem) => {
    const { problemOf } = await storage()
    expect(problemOf(thrown(name))).toBe(problem)
  })

  it('says that the room has run out, and keeps what it had', async () => {
    const { keepSave: keep, fetchSave } = await storage()
    await keep('one', save)
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await keep('one', played([]))).toEqual({ ok: false, problem: 'quota' })
    put.mockRestore()
    expect(await fetchSave('one')).toMatchObject({ ok: true, value: { log: save.log } })
  })

  it('says that storage is forbidden, and tries again the next time', async () => {
    const { keepSave: keep } = await storage()
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('private', 'SecurityError')
    })
    expect(await keep('one', save)).toEqual({ ok: false, problem: 'forbidden' })
    open.mockRestore()
    expect(await keep('one', save)).toMatchObject({ ok: true })
  })

  it('says so too where there is no database at all', async () => {
    const { listKept } = await storage()
    vi.stubGlobal('indexedDB', undefined)
    expect(await listKept()).toMatchObject({ ok: false })
  })
})
