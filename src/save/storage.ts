/** The games kept on this device, in IndexedDB. */
import * as v from 'valibot'
import { PHASES, POWERS, RULESET_IDS, turn, winner } from '../engine/index.ts'
import { readAll, writeAll } from './database.ts'
import {
  aboutKey,
  allOf,
  beginning,
  type End,
  endKey,
  type Head,
  headKey,
  type JournalLine,
  lastNumber,
  lineKey,
  seatKey,
  wholeKey,
  wholeOf,
} from './journal.ts'

const keptSchema = v.object({
  id: v.string(),
  title: v.string(),
  savedAt: v.string(),
  round: v.number(),
  power: v.picklist(POWERS),
  phase: v.picklist(PHASES),
  ruleset: v.picklist(RULESET_IDS),
  /** Names of the people at the table. */
  people: v.array(v.string()),
  actions: v.number(),
  over: v.boolean(),
})
/** What the list of games says about one. */
export type Kept = v.InferOutput<typeof keptSchema>
/** `unread`: games of which nothing can be said, and which can still be fetched and deleted. */
export type KeptGames = { games: Kept[]; unread: string[] }

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

async function attempt<T>(work: Promise<T>): Promise<Stored<T>> {
  try {
    return { ok: true, value: await work }
  } catch (error) {
    return { ok: false, problem: problemOf(error) }
  }
}

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

const idsOf = (keys: readonly IDBValidKey[]): string[] => keys.map((key) => String(key).replace(/^[^:]*:/, ''))

/** The latest first; of each game nothing is read but what is said about it. */
export function listKept(): Promise<Stored<KeptGames>> {
  const fetched = readAll<[unknown[], IDBValidKey[], IDBValidKey[], IDBValidKey[]]>((store) => [
    store.getAll(beginning('about:')),
    store.getAllKeys(beginning('about:')),
    store.getAllKeys(beginning('head:')),
    store.getAllKeys(beginning('game:')),
  ])
  return attempt(
    fetched.then(([abouts, ...keys]) => {
      const [named = []] = keys
      const games = abouts.filter((value, i): value is Kept => v.is(keptSchema, value) && aboutKey(value.id) === named[i])
      const said = new Set(games.map(({ id }) => id))
      const unread = [...new Set(keys.flatMap(idsOf))].filter((id) => !said.has(id))
      return { games: games.sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1)), unread }
    }),
  )
}

export function forget(id: string): Promise<Stored<void>> {
  return attempt(
    writeAll((store) => {
      for (const key of [headKey(id), endKey(id), aboutKey(id), wholeKey(id), allOf('line', id), allOf('seat', id)])
        store.delete(key)
    }),
  )
}

/** Asks the browser not to clear this away when space runs short. It may say no; nothing depends on it. */
export async function askToPersist(): Promise<boolean> {
  try {
    return (await navigator.storage?.persist?.()) ?? false
  } catch {
    return false
  }
}
