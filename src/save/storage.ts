/** The games kept on this device, in IndexedDB. */
import { turn, winner } from '../engine/index.ts'
import { readAll, writeAll } from './database.ts'
import { type End, type Head, type JournalLine, wholeOf } from './journal.ts'
import { aboutKey, allOf, endKey, headKey, lastNumber, lineKey, seatKey, wholeKey } from './keys.ts'
import type { Kept } from './listed.ts'
import { attempt, type Stored } from './stored.ts'

export function about(id: string, { title }: Head, { state, savedAt }: End, actions: number): Kept {
  const { round, power, phase } = turn(state)
  const people = [...new Set(state.table.players.map((player) => player.name))]
  const over = winner(state) !== null
  return { id, title, savedAt, round, power, phase, ruleset: state.table.ruleset, people, actions, over }
}

/** How far the journal of a game has been read or written: numbers of its last line and its last seat. */
export type JournalPlace = { readonly line: number; readonly seat: number }
/** `head`: the line is a whole log, and all that was kept before is done with. */
export type Page = { head: Head | null; line: JournalLine; end: End; about: Kept }
/** `missing` is called when it turns out that nothing was there to be continued. */
export type Writing = { at: JournalPlace; seated: boolean; missing: () => void }

/** Writes the next line. It is sent off at once; it holds only if nobody has written since, and nobody else sits there. */
export function keepLine(id: string, { head, line, end, about }: Page, { at, seated, missing }: Writing): Promise<Stored<void>> {
  return attempt(
    writeAll((store) => {
      const next = seatKey(id, at.seat + 1)
      store.add(1, next)
      if (seated) store.delete(next)
      store.add(line, lineKey(id, at.line + 1))
      if (head) {
        store.delete(IDBKeyRange.bound(lineKey(id, 0), lineKey(id, at.line)))
        store.delete(wholeKey(id))
        store.put(head, headKey(id))
      } else {
        const begun = store.getKey(headKey(id))
        begun.onsuccess = () => begun.result === undefined && missing()
      }
      store.put(end, endKey(id))
      store.put(about, aboutKey(id))
    }),
  )
}

/** `whole`: the game, as it was written by whatever version; `openSave` says what it is. Undefined: none is kept. */
export type FetchedGame = { whole: unknown; at: JournalPlace; journal: boolean }

export function fetchSave(id: string): Promise<Stored<FetchedGame>> {
  const fetched = readAll<[unknown, unknown, unknown, unknown[], IDBValidKey[], IDBValidKey[]]>((store) => [
    store.get(headKey(id)),
    store.get(endKey(id)),
    store.get(wholeKey(id)),
    store.getAll(allOf('line', id)),
    store.getAllKeys(allOf('line', id)),
    store.getAllKeys(allOf('seat', id)),
  ])
  return attempt(
    fetched.then(([head, end, whole, lines, numbers, seats]) => ({
      whole: head === undefined ? whole : wholeOf(head, lines, end),
      at: { line: lastNumber(numbers), seat: lastNumber(seats) },
      journal: head !== undefined,
    })),
  )
}

/** The same without its log: enough to see where it stands. */
export function fetchEnd(id: string): Promise<Stored<unknown>> {
  const fetched = readAll<[unknown, unknown, unknown]>((store) => [
    store.get(headKey(id)),
    store.get(endKey(id)),
    store.get(wholeKey(id)),
  ])
  return attempt(fetched.then(([head, end, whole]) => (head === undefined ? whole : wholeOf(head, [], end))))
}

export function forget(id: string): Promise<Stored<void>> {
  return attempt(
    writeAll((store) => {
      for (const key of [headKey(id), endKey(id), aboutKey(id), wholeKey(id), allOf('line', id), allOf('seat', id)])
        store.delete(key)
    }),
  )
}
