import type { Counts } from '../../engine/index.ts'
import { type EndTally, ipcSum, type Prices } from '../tally.ts'
import type { BattleEnd, BattleSideId, Ending } from '../types.ts'

/** What a side loses, with its chance. */
type Loss = readonly [units: Counts, chance: number]

/** What comes of a position from there on, worked out without walking it. */
export type Outlook = {
  ends: Record<BattleEnd, number>
  attacker: Loss[]
  defender: Loss[]
  /** Every single ending, where the table is wanted. */
  rows: Ending[] | null
  /** Of a landing: how likely its battle at sea is won from here, and that it comes ashore. */
  through: number
  ashore: number
}

/** Nothing yet. */
export const noOutlook = (table: boolean): Outlook => ({
  ends: { cleared: 0, contested: 0, repulsed: 0, annihilated: 0 },
  attacker: [],
  defender: [],
  rows: table ? [] : null,
  through: 0,
  ashore: 0,
})

/** All of it once more in a tally, so likely and after these losses. */
export function addOutlook(tally: EndTally, outlook: Outlook, chance: number, before: Ending['lost']): void {
  for (const end of ENDS) tally.ends[end] += chance * outlook.ends[end]
  for (const side of SIDES) for (const [units, p] of outlook[side]) tally[side].add(added(before[side], units), chance * p)
  if (tally.rows) addLosses(tally.rows, outlook.rows ?? [], chance, before)
}

/** The same endings, so likely and after these losses. */
export function addLosses(to: Ending[], rows: readonly Ending[], chance: number, before: Ending['lost']): void {
  for (const { end, chance: p, lost } of rows)
    to.push({
      end,
      chance: chance * p,
      lost: { attacker: added(before.attacker, lost.attacker), defender: added(before.defender, lost.defender) },
    })
}

/** IPCs that the defender is expected to lose more than the attacker from here on. */
export function swingFrom({ attacker, defender }: Outlook, prices: Prices): number {
  const mean = (losses: readonly Loss[]): number => losses.reduce((sum, [units, p]) => sum + p * ipcSum(prices, units), 0)
  return mean(defender) - mean(attacker)
}

const ENDS: readonly BattleEnd[] = ['cleared', 'contested', 'repulsed', 'annihilated']
const SIDES: readonly BattleSideId[] = ['attacker', 'defender']

/** So many units and so many. */
export function added(a: Counts, b: Counts): Counts {
  const all = { ...a }
  for (const type in b) {
    const n = b[type as keyof Counts] as number
    all[type as keyof Counts] = (all[type as keyof Counts] ?? 0) + n
  }
  return all
}
