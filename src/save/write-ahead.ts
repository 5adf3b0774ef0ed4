/**
 * Copies in localStorage until IndexedDB confirms a write. Chromium drops waiting transactions if the page closes in the same
 * task (about one in a hundred reloads on a busy machine); localStorage is synchronous.
 */
import type { JournalEnd, JournalHead, JournalLine, JournalPlace } from './journal.ts'

type PendingLine = { n: number; head: JournalHead | null; line: JournalLine }
type PendingWrite = { seat: number; sheets: PendingLine[]; end: JournalEnd; about: unknown }
/** `head`: set for a whole game. */
export type UnconfirmedLines = { head: JournalHead | null; lines: JournalLine[]; end: JournalEnd }

const keyOf = (id: string) => `contested-1914:slip:${id}`
/** Longer lines are not copied: localStorage is small. */
const MAX_ENTRIES = 1000

const pendingWrites = new Map<string, { slip: PendingWrite; text: string }>()

function tryOrNull<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

/** Copies line `n`. Returns a function that removes it and all earlier lines. */
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
  const pending = pendingWrites.get(id)
  if (!pending) return
  pending.slip.sheets = pending.slip.sheets.filter((sheet) => sheet.n > n)
  if (pending.slip.sheets.length > 0) return
  pendingWrites.delete(id)
  // Another tab may have replaced it.
  tryOrNull(() => localStorage.getItem(keyOf(id)) === pending.text && localStorage.removeItem(keyOf(id)))
}

/** Unconfirmed lines that follow on this place of the journal. Null if there are none or another tab has written since. */
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

/** List entries of whole games that only localStorage holds, by id. */
export function unconfirmedGames(): Map<string, unknown> {
  const found = tryOrNull(() =>
    pendingGameIds().flatMap((id) => {
      const slip: PendingWrite | null = tryOrNull(() => JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null'))
      return slip?.sheets?.[0]?.head ? [[id, slip.about] as const] : []
    }),
  )
  return new Map(found)
}

/** Removes the copies of deleted games. */
export function dropPendingWrites(gone: (id: string) => boolean): void {
  tryOrNull(() => {
    for (const id of pendingGameIds()) if (gone(id)) localStorage.removeItem(keyOf(id))
  })
}
