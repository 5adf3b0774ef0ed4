/**
 * What is on its way to the database, noted beside it. A page that is gone in the very task of an act may take with it what it had
 * sent off: Chromium drops transactions that still wait for an earlier one, on a busy machine in one of a hundred reloads. What is put
 * into localStorage is there when the call returns. It lies there until the database has it; who opens the game before finds it here.
 */
import type { End, Head, JournalLine, JournalPlace } from './journal.ts'

type Sheet = { n: number; head: Head | null; line: JournalLine }
/** `about`: what a list says of the game, for one of which the database has nothing. */
type Slip = { seat: number; sheets: Sheet[]; end: End; about: unknown }
/** What was noted and has not come to the database. `head`: it is a whole game, and not the rest of one. */
export type Noted = { head: Head | null; lines: JournalLine[]; end: End }

const keyOf = (id: string) => `contested-1914:slip:${id}`
/** Entries of a line that are noted at most: there is little room, and a whole long game is written only where it was opened from a file. */
const MOST_ENTRIES = 1000

/** What this page has under way of each game, and the words of it that lie there. */
const underWay = new Map<string, { slip: Slip; text: string }>()

function quietly<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    // Where nothing can be noted the database alone keeps the game.
    return null
  }
}

/** Notes line `n`. The answer crosses it out, with all before it. */
export function noteDown(
  id: string,
  n: number,
  seat: number,
  { head, line, end, about }: Omit<Sheet & Slip, 'n' | 'seat' | 'sheets'>,
): () => void {
  const before = head ? [] : (underWay.get(id)?.slip.sheets ?? [])
  const slip: Slip = { seat, sheets: [...before, { n, head, line }], end, about }
  quietly(() => {
    if (line.log.length > MOST_ENTRIES) return
    const text = JSON.stringify(slip)
    localStorage.setItem(keyOf(id), text)
    underWay.set(id, { slip, text })
  })
  return () => crossOut(id, n)
}

function crossOut(id: string, n: number): void {
  const mine = underWay.get(id)
  if (!mine) return
  mine.slip.sheets = mine.slip.sheets.filter((sheet) => sheet.n > n)
  if (mine.slip.sheets.length > 0) return
  underWay.delete(id)
  // Another tab may have noted something since.
  quietly(() => localStorage.getItem(keyOf(id)) === mine.text && localStorage.removeItem(keyOf(id)))
}

/** What follows on a journal that was read so far; null where nothing does, or somebody else has written since. */
export function notedAfter(id: string, { line, seat }: JournalPlace): Noted | null {
  return quietly(() => {
    const slip: Slip = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null')
    const sheets = slip.sheets.filter(({ n }) => n > line)
    const follows = slip.seat === seat || slip.seat === seat + 1
    if (!follows || sheets.length === 0 || sheets.some(({ n }, i) => n !== line + 1 + i)) return null
    return { head: sheets[0]!.head, lines: sheets.map((sheet) => sheet.line), end: slip.end }
  })
}

const slipIds = (): string[] =>
  Object.keys(localStorage).flatMap((key) => (key.startsWith(keyOf('')) ? [key.slice(keyOf('').length)] : []))

/** What is said about the whole games that are noted, by id: they may be all there is of them. */
export function notedAbouts(): Map<string, unknown> {
  const found = quietly(() =>
    slipIds().flatMap((id) => {
      const slip: Slip | null = quietly(() => JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null'))
      return slip?.sheets?.[0]?.head ? [[id, slip.about] as const] : []
    }),
  )
  return new Map(found)
}

/** Of games that are no longer kept: `gone` says which. */
export function tearUp(gone: (id: string) => boolean): void {
  quietly(() => {
    for (const id of slipIds()) if (gone(id)) localStorage.removeItem(keyOf(id))
  })
}
