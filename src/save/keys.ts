/** Under which keys a game lies in the database; what lies there, `journal.ts` says. */

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
