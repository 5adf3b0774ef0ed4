import { turn, winner } from '../engine/index.ts'
import {
  aboutKey,
  attempt,
  endKey,
  headKey,
  lastNumber,
  lineKey,
  numberedKeys,
  readAll,
  type Stored,
  seatKey,
  wholeKey,
  writeAll,
} from './database.ts'
import { assembleSave, type JournalEnd, type JournalHead, type JournalLine, type JournalPlace } from './journal.ts'
import type { SavedGame } from './list-games.ts'
import { dropPendingWrites, type UnconfirmedLines, unconfirmedAfter, writeAhead } from './write-ahead.ts'

const levelsOf = (computers: JournalEnd['computers']): NonNullable<SavedGame['computers']> =>
  Object.fromEntries(
    Object.entries(computers?.seats ?? {}).flatMap(([power, seat]) => (seat.only === undefined ? [[power, seat.level]] : [])),
  )

/** The list entry of a game. */
export function describeGame(
  id: string,
  { title, origin }: JournalHead,
  { state, savedAt, computers }: JournalEnd,
  actions: number,
): SavedGame {
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

/** `head`: set if the line replaces everything stored before. */
export type JournalWrite = { head: JournalHead | null; line: JournalLine; end: JournalEnd; about: SavedGame }
/** `missing` is called if the game to continue does not exist. */
export type WriteContext = { at: JournalPlace; seated: boolean; missing: () => void }

/** Appends a line, in localStorage first. Fails with `taken` if another tab has written since. */
export async function appendLine(id: string, page: JournalWrite, { at, seated, missing }: WriteContext): Promise<Stored<void>> {
  const { head, line, end, about } = page
  const crossOut = writeAhead(id, at.line + 1, seated ? at.seat : at.seat + 1, page)
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
  // Otherwise the copy stays until the game is rewritten.
  if (written.ok || written.problem === 'taken') crossOut()
  return written
}

/** `whole`: the stored save of any version. `withUnconfirmed`: the same with write-ahead lines, if there are any. */
export type FetchedGame = { whole: unknown; withUnconfirmed: unknown; at: JournalPlace; journal: boolean }

function mergeUnconfirmed(head: unknown, lines: readonly unknown[], noted: UnconfirmedLines | null): unknown {
  if (!noted || (!noted.head && head === undefined)) return undefined
  return noted.head ? assembleSave(noted.head, noted.lines, noted.end) : assembleSave(head, [...lines, ...noted.lines], noted.end)
}

export function fetchSave(id: string): Promise<Stored<FetchedGame>> {
  const fetched = readAll<[unknown, unknown, unknown, unknown[], IDBValidKey[], IDBValidKey[]]>((store) => [
    store.get(headKey(id)),
    store.get(endKey(id)),
    store.get(wholeKey(id)),
    store.getAll(numberedKeys('line', id)),
    store.getAllKeys(numberedKeys('line', id)),
    store.getAllKeys(numberedKeys('seat', id)),
  ])
  return attempt(
    fetched.then(([head, end, whole, lines, numbers, seats]) => {
      const at = { line: lastNumber(numbers), seat: lastNumber(seats) }
      return {
        whole: head === undefined ? whole : assembleSave(head, lines, end),
        withUnconfirmed: mergeUnconfirmed(head, lines, unconfirmedAfter(id, at)),
        at,
        journal: head !== undefined,
      }
    }),
  )
}

/** The stored save without its log. */
export function fetchPosition(id: string): Promise<Stored<unknown>> {
  const fetched = readAll<[unknown, unknown, unknown]>((store) => [
    store.get(headKey(id)),
    store.get(endKey(id)),
    store.get(wholeKey(id)),
  ])
  return attempt(fetched.then(([head, end, whole]) => (head === undefined ? whole : assembleSave(head, [], end))))
}

/** Rewrites a list entry of an older version. Returns false if nothing changed. */
export async function refreshDescription({ id, actions, savedAt }: SavedGame): Promise<boolean> {
  try {
    const [head, end] = await readAll<[JournalHead | undefined, JournalEnd | undefined]>((store) => [
      store.get(headKey(id)),
      store.get(endKey(id)),
    ])
    if (!head || !end || end.savedAt !== savedAt) return false
    const record = describeGame(id, head, end, actions)
    await writeAll((store) => store.put(record, aboutKey(id)))
    return true
  } catch {
    // Older states get an entry when their game is opened.
    return false
  }
}

export function deleteSavedGame(id: string): Promise<Stored<void>> {
  dropPendingWrites((other) => other === id)
  return attempt(
    writeAll((store) => {
      for (const key of [headKey(id), endKey(id), aboutKey(id), wholeKey(id), numberedKeys('line', id), numberedKeys('seat', id)])
        store.delete(key)
    }),
  )
}
