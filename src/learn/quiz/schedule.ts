/** When a card of the quiz comes again: later each time it was known, at once where it was missed. Time is handed in. */

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Four hours, one and three days, one and two weeks, one, three and six months. */
export const INTERVALS: readonly number[] = [4 * HOUR, DAY, 3 * DAY, 7 * DAY, 14 * DAY, 30 * DAY, 90 * DAY, 180 * DAY]

/** `known`: how often in a row; `due`: when it is asked again. */
export type CardProgress = { readonly known: number; readonly due: number }
export type QuizProgress = Readonly<Record<string, CardProgress>>

/** The cards after an answer: one that was missed starts over. */
export function afterAnswer(kept: QuizProgress, id: string, right: boolean, now: number): QuizProgress {
  const known = right ? Math.min((kept[id]?.known ?? 0) + 1, INTERVALS.length) : 0
  return { ...kept, [id]: { known, due: right ? now + INTERVALS[known - 1]! : now } }
}

/** What is asked now: first what is due, longest overdue first, then what was never asked, in the order of the pack. */
export function selectCards(pack: readonly string[], kept: QuizProgress, now: number, most: number): readonly string[] {
  const due = pack.filter((id) => kept[id] && kept[id].due <= now).sort((a, b) => kept[a]!.due - kept[b]!.due)
  const fresh = pack.filter((id) => !kept[id])
  return [...due, ...fresh].slice(0, most)
}
