/** IndexedDB: one connection, atomic transactions, keys and errors. */
import { lazy } from '../memoize.ts'

const NAME = 'contested-1914'
const STORE = 'games'
/** Milliseconds. */
const TIMEOUT_MS = 4000

/** `db` is set once open, so that a write starts within the same task: the tab may close before the next. */
type Connection = { db: IDBDatabase | null; readonly opening: Promise<IDBDatabase> }

const connection = lazy((): Connection => {
  const coming = new Promise<IDBDatabase>((resolve, reject) => {
    if (!globalThis.indexedDB) throw new DOMException('no database', 'SecurityError')
    const request = indexedDB.open(NAME)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      const db = request.result
      // The site's data was cleared.
      db.onclose = connection.reset
      db.onversionchange = () => {
        db.close()
        connection.reset()
      }
      connected.db = db
      resolve(db)
    }
  })
  const connected: Connection = { db: null, opening: coming }
  return connected
})

async function database(): Promise<IDBDatabase> {
  try {
    return await connection().opening
  } catch (error) {
    // Retry on the next call: the user may have granted permission.
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

/** Rejects with a `TimeoutError` after `TIMEOUT_MS`. */
export function withTimeout<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('no answer', 'TimeoutError')), TIMEOUT_MS)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Runs several requests in one read transaction. */
export function readAll<T extends readonly unknown[]>(
  ask: (store: IDBObjectStore) => { [K in keyof T]: IDBRequest<T[K]> },
): Promise<T> {
  const read = async (): Promise<T> => {
    const store = transaction(await database(), 'readonly').objectStore(STORE)
    return (await Promise.all(ask(store).map(requestResult))) as unknown as T
  }
  return withTimeout(read())
}

/** Applies all changes or none. Starts synchronously if the database is open. */
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
      // This page may be busy or about to close.
      work.commit?.()
    })
  const { db: now } = connection()
  return now ? write(now) : database().then(write)
}

export const headKey = (id: string) => `head:${id}`
export const endKey = (id: string) => `end:${id}`
export const aboutKey = (id: string) => `about:${id}`
/** The format before journals. */
export const wholeKey = (id: string) => `game:${id}`
export const lineKey = (id: string, n: number): IDBValidKey => ['line', id, n]
export const seatKey = (id: string, n: number): IDBValidKey => ['seat', id, n]

export const keysWithPrefix = (word: string): IDBKeyRange => IDBKeyRange.bound(word, `${word}\uffff`)
/** All lines or seats of a game. In IndexedDB an array key sorts after every number. */
export const numberedKeys = (kind: 'line' | 'seat', id: string): IDBKeyRange => IDBKeyRange.bound([kind, id], [kind, id, []])

/** The number of the last key; 0 if there is none. */
export function lastNumber(keys: readonly IDBValidKey[]): number {
  const last = keys.at(-1)
  const n: unknown = Array.isArray(last) ? last[2] : 0
  return typeof n === 'number' ? n : 0
}

/** `taken`: another tab has continued the game. `silent`: no response. */
export type StorageProblem = 'quota' | 'forbidden' | 'failed' | 'silent' | 'taken'
export type Stored<T> = { ok: true; value: T } | { ok: false; problem: StorageProblem }

const PROBLEMS: Readonly<Record<string, StorageProblem>> = {
  QuotaExceededError: 'quota',
  TimeoutError: 'silent',
  ConstraintError: 'taken',
  // Private windows and blocked site data, by browser.
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
