/** Figures as chart lines. Pure. */
import { type GameState, POWERS, SIDES } from '../../engine/index.ts'
import { type Belligerent, type Chronicle, landChanges, type RoundFigures, stateAt } from '../../history/index.ts'
import type { Figure } from './chosen.ts'

/** The end of a round, or the start (round before the first). */
export type Stop = { readonly round: number; readonly start: boolean; readonly index: number }
export type Series = { readonly party: Belligerent; readonly values: readonly number[] }

/** When figures were recorded, in order. */
export function stopsOf(rows: readonly RoundFigures[]): Stop[] {
  const found = new Map<number, Stop>()
  for (const { round, index } of rows) if (!found.has(round)) found.set(round, { round, index, start: found.size === 0 })
  return [...found.values()]
}

/** One line for each power or side. */
export function seriesOf(rows: readonly RoundFigures[], figure: Figure, who: 'powers' | 'sides'): Series[] {
  const parties: readonly Belligerent[] = who === 'powers' ? POWERS : SIDES
  return parties.map((party) => ({ party, values: rows.filter((row) => row.party === party).map((row) => row[figure]) }))
}

/** Lines sorted by value at a stop, highest first. Ties keep turn order. */
export const highestFirst = (series: readonly Series[], at: number): Belligerent[] =>
  series
    .map(({ party, values }) => ({ party, value: values[at] ?? 0 }))
    .sort((a, b) => b.value - a.value)
    .map(({ party }) => party)

/** The line above (-1) or below (1) at a stop, or the same line at the end. */
export function neighbourAt(series: readonly Series[], at: number, party: Belligerent, by: 1 | -1): Belligerent {
  const order = highestFirst(series, at)
  const to = Math.max(0, Math.min(order.length - 1, order.indexOf(party) + by))
  return order[to] ?? party
}

/** Territories gained and lost between two stops. */
export function landAt(chronicle: Chronicle, stops: readonly Stop[], at: number, party: Belligerent) {
  const [before, after] = [stops[at - 1], stops[at]]
  if (!before || !after) return { gained: [], lost: [] }
  const state = ({ index }: Stop): GameState => stateAt(chronicle, { game: chronicle.game, index })
  return landChanges(state(before), state(after), party)
}
