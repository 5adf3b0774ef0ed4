/** The database of the page: opened once, read and written in transactions that hold whole or not at all. */
import { lazy } from '../memoize.ts'

const NAME = 'contested-1914'
const STORE = 'games'
/** Milliseconds after which a database that says nothing is taken for one that never will. */
const TIMEOUT_MS = 4000

/**
 * `now`: open, so that what is done is on its way within the task it was done in; a tab may be gone before the next.
 */
type Connection = { db: IDBDatabase | null; readonly opening: Promise<IDBDatabase> }

const connection = lazy((): Connection => {
  const coming = new Promise<IDBDatabase>((resolve, reject) => {
    if (!globalThis.indexedDB) throw new DOMException('no database', 'SecurityError')
    const request = indexedDB.open(NAME)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      const db = request.result
      // Cleared away by the browser or its owner. What comes next opens it anew.
      db.onclose = connection.reset
      db.onversionchange = () => {
        db.close()
        connection.reset()
      }
      made.db = db
      resolve(db)
    }
  })
  const made: Connection = { db: null, opening: coming }
  return made
})

async function database(): Promise<IDBDatabase> {
  try {
    return await connection().opening
  } catch (error) {
    // The next attempt asks again: permission may have been given meanwhile.
    connection.reset()
    throw error
  }
}

const requestResult = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function transaction(db: IDBDatabase, mode: IDBTransactionMode): IDBTransaction {
  try {
    return db.transaction(STORE, mode)
  } catch (error) {
    connection.reset()
    throw error
  }
}

/** Fails when the answer does not come in time; whatever it was waiting for goes on. */
export function withTimeout<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('no answer', 'TimeoutError')), TIMEOUT_MS)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** What several questions answer, all at one moment. */
export function readAll<T extends readonly unknown[]>(
  ask: (store: IDBObjectStore) => { [K in keyof T]: IDBRequest<T[K]> },
): Promise<T> {
  const read = async (): Promise<T> => {
    const store = transaction(await database(), 'readonly').objectStore(STORE)
    return (await Promise.all(ask(store).map(requestResult))) as unknown as T
  }
  return withTimeout(read())
}

/** Makes all changes or none. It is sent off before this returns, where the database is open. */
export function writeAll(change: (store: IDBObjectStore) => void): Promise<void> {
  const write = (db: IDBDatabase) =>
    new Promise<void>((resolve, reject) => {
      const work = transaction(db, 'readwrite')
      work.oncomplete = () => resolve()
      work.onabort = () => reject(work.error)
      try {
        change(work.objectStore(STORE))
      } catch (error) {
        work.abort()
        reject(error)
      }
      // Not to wait for this page, which may be busy drawing or about to close.
      work.commit?.()
    })
  const { db: now } = connection()
  return now ? write(now) : database().then(write)
}

export const headKey = (id: string) => `head:${id}`
export const endKey = (id: string) => `end:${id}`
export const aboutKey = (id: string) => `about:${id}`
/** The whole game under one key, as it was kept before there were journals. */
export const wholeKey = (id: string) => `game:${id}`
export const lineKey = (id: string, n: number): IDBValidKey => ['line', id, n]
export const seatKey = (id: string, n: number): IDBValidKey => ['seat', id, n]

/** All keys that begin so. */
export const keysWithPrefix = (word: string): IDBKeyRange => IDBKeyRange.bound(word, `${word}\uffff`)
/** All of a game's lines, or seats. A list is more than any number. */
export const numberedKeys = (kind: 'line' | 'seat', id: string): IDBKeyRange => IDBKeyRange.bound([kind, id], [kind, id, []])

/** The highest number among keys that come in order; 0: there are none. */
export function lastNumber(keys: readonly IDBValidKey[]): number {
  const last = keys.at(-1)
  const n: unknown = Array.isArray(last) ? last[2] : 0
  return typeof n === 'number' ? n : 0
}

/** `taken`: another tab has played the game on. `silent`: the database does not answer. */
export type StorageProblem = 'quota' | 'forbidden' | 'failed' | 'silent' | 'taken'
export type Stored<T> = { ok: true; value: T } | { ok: false; problem: StorageProblem }

const PROBLEMS: Readonly<Record<string, StorageProblem>> = {
  QuotaExceededError: 'quota',
  TimeoutError: 'silent',
  ConstraintError: 'taken',
  // What private windows and switched-off site data answer with, by browser.
  SecurityError: 'forbidden',
  InvalidStateError: 'forbidden',
  InvalidAccessError: 'forbidden',
  NotAllowedError: 'forbidden',
  ReferenceError: 'forbidden',
}

export function problemOf(error: unknown): StorageProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  return PROBLEMS[name] ?? 'failed'
}

export async function attempt<T>(work: Promise<T>): Promise<Stored<T>> {
  try {
    return { ok: true, value: await work }
  } catch (error) {
    return { ok: false, problem: problemOf(error) }
  }
}
