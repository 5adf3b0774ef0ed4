/** Spaced repetition: intervals grow with each correct answer. The caller passes the time. */

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Milliseconds. */
export const INTERVALS: readonly number[] = [4 * HOUR, DAY, 3 * DAY, 7 * DAY, 14 * DAY, 30 * DAY, 90 * DAY, 180 * DAY]

/** `known`: correct answers in a row. `due`: time of the next repetition (ms). */
export type CardProgress = { readonly known: number; readonly due: number }
export type QuizProgress = Readonly<Record<string, CardProgress>>

/** Records an answer. A wrong one resets the card. */
export function afterAnswer(kept: QuizProgress, id: string, right: boolean, now: number): QuizProgress {
  const known = right ? Math.min((kept[id]?.known ?? 0) + 1, INTERVALS.length) : 0
  return { ...kept, [id]: { known, due: right ? now + INTERVALS[known - 1]! : now } }
}

/** Due cards first, longest overdue first, then new ones. */
export function selectCards(pack: readonly string[], kept: QuizProgress, now: number, most: number): readonly string[] {
  const due = pack.filter((id) => kept[id] && kept[id].due <= now).sort((a, b) => kept[a]!.due - kept[b]!.due)
  const fresh = pack.filter((id) => !kept[id])
  return [...due, ...fresh].slice(0, most)
}
