/** The games kept on this device, in IndexedDB. */
import { turn, winner } from '../engine/index.ts'
import { readAll, writeAll } from './database.ts'
import { type End, type Head, type JournalLine, type JournalPlace, wholeOf } from './journal.ts'
import { aboutKey, allOf, endKey, headKey, lastNumber, lineKey, seatKey, wholeKey } from './keys.ts'
import type { Kept } from './listed.ts'
import { type Noted, noteDown, notedAfter, tearUp } from './slips.ts'
import { attempt, type Stored } from './stored.ts'

/** The levels of the powers that the computer plays for good. */
const levelsOf = (computers: End['computers']): NonNullable<Kept['computers']> =>
  Object.fromEntries(
    Object.entries(computers?.seats ?? {}).flatMap(([power, seat]) => (seat.only === undefined ? [[power, seat.level]] : [])),
  )

/** The record of a game that the list of games reads. */
export function about(id: string, { title, origin }: Head, { state, savedAt, computers }: End, actions: number): Kept {
  const { round, power, phase } = turn(state)
  const people = [...new Set(state.table.players.map((player) => player.name))]
  const won = winner(state)
  const levels = levelsOf(computers)
  return {
    id,
    title,
    savedAt,
    round,
    power,
    phase,
    ruleset: state.table.ruleset,
    people,
    actions,
    over: won !== null,
    players: state.table.players.map(({ name, powers }) => ({ name, powers })),
    ...(Object.keys(levels).length > 0 ? { computers: levels } : {}),
    ...(won ? { winner: won.side ?? 'draw' } : {}),
    ...(origin ? { origin } : {}),
  }
}

/** `head`: the line is a whole log, and all that was kept before is done with. */
export type Page = { head: Head | null; line: JournalLine; end: End; about: Kept }
/** `missing` is called when it turns out that nothing was there to be continued. */
export type Writing = { at: JournalPlace; seated: boolean; missing: () => void }

/** Writes the next line. It is noted and sent off at once; it holds only if nobody has written since, and nobody else sits there. */
export async function keepLine(id: string, page: Page, { at, seated, missing }: Writing): Promise<Stored<void>> {
  const { head, line, end, about } = page
  const crossOut = noteDown(id, at.line + 1, seated ? at.seat : at.seat + 1, page)
  const written = await attempt(
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
  // What failed otherwise stays noted until all of it is written anew.
  if (written.ok || written.problem === 'taken') crossOut()
  return written
}

/**
 * `whole`: the game, as it was written by whatever version; `openSave` says what it is. Undefined: none is kept. `owed`: the same
 * with what did not come to the database; undefined: all did.
 */
export type FetchedGame = { whole: unknown; owed: unknown; at: JournalPlace; journal: boolean }

/** A rest needs what it is the rest of. */
function completed(head: unknown, lines: readonly unknown[], noted: Noted | null): unknown {
  if (!noted || (!noted.head && head === undefined)) return undefined
  return noted.head ? wholeOf(noted.head, noted.lines, noted.end) : wholeOf(head, [...lines, ...noted.lines], noted.end)
}

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
    fetched.then(([head, end, whole, lines, numbers, seats]) => {
      const at = { line: lastNumber(numbers), seat: lastNumber(seats) }
      return {
        whole: head === undefined ? whole : wholeOf(head, lines, end),
        owed: completed(head, lines, notedAfter(id, at)),
        at,
        journal: head !== undefined,
      }
    }),
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

/** Rewrites the record of a game that an older version wrote. Returns false if nothing changed. */
export async function renewAbout({ id, actions, savedAt }: Kept): Promise<boolean> {
  try {
    const [head, end] = await readAll<[Head | undefined, End | undefined]>((store) => [
      store.get(headKey(id)),
      store.get(endKey(id)),
    ])
    if (!head || !end || end.savedAt !== savedAt) return false
    const record = about(id, head, end, actions)
    await writeAll((store) => store.put(record, aboutKey(id)))
    return true
  } catch {
    // A state of an older shape has no record before its game is opened.
    return false
  }
}

export function forget(id: string): Promise<Stored<void>> {
  tearUp((other) => other === id)
  return attempt(
    writeAll((store) => {
      for (const key of [headKey(id), endKey(id), aboutKey(id), wholeKey(id), allOf('line', id), allOf('seat', id)])
        store.delete(key)
    }),
  )
}
