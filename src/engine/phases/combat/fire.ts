import type { Throw } from '../../types/decision.ts'
import type { FireGroup, FireLine } from '../../types/event-battle.ts'

/** Units that need the same number, before their dice are thrown. */
export type Battery = FireLine

/** How many dice these batteries throw. */
export const countDice = (batteries: readonly Battery[]): number => batteries.reduce((n, b) => n + b.count, 0)

/** These batteries as a throw of which so much counts. */
export const rollOf = (batteries: readonly Battery[], counts: Throw['counts'] = 'hits'): Throw => ({
  groups: batteries.map(({ power, type, count, needs }) => ({ power, type, count, needs })),
  counts,
})

/** Deals the dice of one throw to the batteries in order; a die hits when it shows the number needed or less (STD-SET-19). */
export function assignDice(batteries: readonly Battery[], dice: readonly number[]): { groups: FireGroup[]; hits: number } {
  let at = 0
  let hits = 0
  const groups = batteries.map((b) => {
    const own = dice.slice(at, at + b.count)
    at += b.count
    const hit = own.filter((d) => d <= b.needs).length
    hits += hit
    return { ...b, dice: own, hits: hit }
  })
  return { groups, hits }
}
