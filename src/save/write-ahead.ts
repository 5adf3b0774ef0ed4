/**
 * What is on its way to the database, noted beside it. A page that is gone in the very task of an act may take with it what it had
 * sent off: Chromium drops transactions that still wait for an earlier one, on a busy machine in one of a hundred reloads. What is put
 * into localStorage is there when the call returns. It lies there until the database has it; who opens the game before finds it here.
 */
import type { JournalEnd, JournalHead, JournalLine, JournalPlace } from './journal.ts'

type PendingLine = { n: number; head: JournalHead | null; line: JournalLine }
/** `about`: what a list says of the game, for one of which the database has nothing. */
type PendingWrite = { seat: number; sheets: PendingLine[]; end: JournalEnd; about: unknown }
/** What was noted and has not come to the database. `head`: it is a whole game, and not the rest of one. */
export type UnconfirmedLines = { head: JournalHead | null; lines: JournalLine[]; end: JournalEnd }

const keyOf = (id: string) => `contested-1914:slip:${id}`
/** Entries of a line that are noted at most: there is little room, and a whole long game is written only where it was opened from a file. */
const MAX_ENTRIES = 1000

/** What this page has under way of each game, and the words of it that lie there. */
const pendingWrites = new Map<string, { slip: PendingWrite; text: string }>()

function tryOrNull<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    // Where nothing can be noted the database alone keeps the game.
    return null
  }
}

/** Notes line `n`. The answer crosses it out, with all before it. */
export function writeAhead(
  id: string,
  n: number,
  seat: number,
  { head, line, end, about }: Omit<PendingLine & PendingWrite, 'n' | 'seat' | 'sheets'>,
): () => void {
  const before = head ? [] : (pendingWrites.get(id)?.slip.sheets ?? [])
  const slip: PendingWrite = { seat, sheets: [...before, { n, head, line }], end, about }
  tryOrNull(() => {
    if (line.log.length > MAX_ENTRIES) return
    const text = JSON.stringify(slip)
    localStorage.setItem(keyOf(id), text)
    pendingWrites.set(id, { slip, text })
  })
  return () => confirmWrite(id, n)
}

function confirmWrite(id: string, n: number): void {
  const mine = pendingWrites.get(id)
  if (!mine) return
  mine.slip.sheets = mine.slip.sheets.filter((sheet) => sheet.n > n)
  if (mine.slip.sheets.length > 0) return
  pendingWrites.delete(id)
  // Another tab may have noted something since.
  tryOrNull(() => localStorage.getItem(keyOf(id)) === mine.text && localStorage.removeItem(keyOf(id)))
}

/** What follows on a journal that was read so far; null where nothing does, or somebody else has written since. */
export function unconfirmedAfter(id: string, { line, seat }: JournalPlace): UnconfirmedLines | null {
  return tryOrNull(() => {
    const slip: PendingWrite = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null')
    const sheets = slip.sheets.filter(({ n }) => n > line)
    const follows = slip.seat === seat || slip.seat === seat + 1
    if (!follows || sheets.length === 0 || sheets.some(({ n }, i) => n !== line + 1 + i)) return null
    return { head: sheets[0]!.head, lines: sheets.map((sheet) => sheet.line), end: slip.end }
  })
}

const pendingGameIds = (): string[] =>
  Object.keys(localStorage).flatMap((key) => (key.startsWith(keyOf('')) ? [key.slice(keyOf('').length)] : []))

/** What is said about the whole games that are noted, by id: they may be all there is of them. */
export function unconfirmedGames(): Map<string, unknown> {
  const found = tryOrNull(() =>
    pendingGameIds().flatMap((id) => {
      const slip: PendingWrite | null = tryOrNull(() => JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null'))
      return slip?.sheets?.[0]?.head ? [[id, slip.about] as const] : []
    }),
  )
  return new Map(found)
}

/** Of games that are no longer kept: `gone` says which. */
export function dropPendingWrites(gone: (id: string) => boolean): void {
  tryOrNull(() => {
    for (const id of pendingGameIds()) if (gone(id)) localStorage.removeItem(keyOf(id))
  })
}
