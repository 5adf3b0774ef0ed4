/**
 * Dice of the table told by column: people throw all dice that need the same number together and count the hits.
 * The engine takes faces, so that any throw can be played again; they are made of the hits here, and the card says so.
 */
import type { DiceGroup } from './dice-group.ts'

/** All dice of a throw that hit with the same number or less. */
export type DiceColumn = { needs: number; count: number }

/** The columns of a throw, lowest first; null where a face means more than a hit or a miss. */
export function hitColumns(groups: readonly DiceGroup[]): DiceColumn[] | null {
  const counts = new Map<number, number>()
  for (const { needs, note, count } of groups) {
    // A die always shows more than a column's number for a miss: what every die hits is not told by counting.
    if (needs === null || note !== undefined || needs < 1 || needs > 5) return null
    counts.set(needs, (counts.get(needs) ?? 0) + count)
  }
  return [...counts].map(([needs, count]) => ({ needs, count })).sort((a, b) => a.needs - b.needs)
}

/**
 * Faces for the hits of each column, in the order in which the engine reads them: a hit shows the column's number, a miss one
 * more. Hits go to the first dice of their column; who among equals hit makes no difference to what is lost.
 */
export function facesOf(groups: readonly DiceGroup[], hits: Readonly<Record<number, number>>): number[] {
  const left = { ...hits }
  return groups.flatMap(({ needs, count }) => {
    const column = needs ?? 0
    const here = Math.min(count, left[column] ?? 0)
    left[column] = (left[column] ?? 0) - here
    return Array.from({ length: count }, (_, i) => (i < here ? column : column + 1))
  })
}
