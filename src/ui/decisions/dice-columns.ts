/**
 * Dice entry by column: roll all dice with the same target together and count hits. Faces are generated from the hits, because
 * the engine stores faces.
 */
import type { DiceGroup } from './dice-group.ts'

/** Dice with the same target number. */
export type DiceColumn = { needs: number; count: number }

/** Columns, lowest first; null if faces mean more than hit or miss. */
export function hitColumns(groups: readonly DiceGroup[]): DiceColumn[] | null {
  const counts = new Map<number, number>()
  for (const { needs, note, count } of groups) {
    // A certain hit cannot be entered as a miss.
    if (needs === null || note !== undefined || needs < 1 || needs > 5) return null
    counts.set(needs, (counts.get(needs) ?? 0) + count)
  }
  return [...counts].map(([needs, count]) => ({ needs, count })).sort((a, b) => a.needs - b.needs)
}

/**
 * Faces for the hits of each column, in engine order: a hit shows the target number, a miss one more. Hits go to the first
 * dice, which makes no difference to the losses.
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
