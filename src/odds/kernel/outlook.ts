import { addLoss, addUnits, type EndTally, endTally, ipcSum, mergeLosses, type Prices } from '../tally.ts'
import type { BattleEnd, BattleSideId, Ending } from '../types.ts'

/** What comes of a position from there on, worked out without walking it. */
export type Outlook = EndTally & {
  /** Does anybody fight? */
  fought: boolean
  /** Of a landing: how likely something of it is left by mines that lie ahead, its battle at sea is won from here, and that it comes ashore. */
  afloat: number
  through: number
  ashore: number
}

/** Nothing yet. */
export const noOutlook = (prices: Prices, table: boolean): Outlook =>
  Object.assign(endTally(prices, table), { fought: true, afloat: 0, through: 0, ashore: 0 })

/** How it ends, by who is left. */
export const endedBy = (left: boolean, foes: boolean): BattleEnd =>
  left ? (foes ? 'contested' : 'cleared') : foes ? 'repulsed' : 'annihilated'

/** One ending more. */
export function addEnding(to: EndTally, end: BattleEnd, lost: Ending['lost'], chance: number): void {
  to.ends[end] += chance
  for (const side of BOTH) addLoss(to[side], to.prices, lost[side], chance)
  to.rows?.push({ chance, end, lost })
}

/** Nobody has come to fight. */
export function stayedAboard(outlook: Outlook): Outlook {
  addEnding(outlook, 'repulsed', { attacker: {}, defender: {} }, 1)
  return { ...outlook, fought: false }
}

/** How it ends once more, so likely. */
export function addEnds(to: EndTally, { ends }: EndTally, chance: number): void {
  for (const end of Object.keys(ends) as BattleEnd[]) to.ends[end] += chance * ends[end]
}

/** All of it once more in a tally, so likely and after these losses. */
export function addOutlook(to: EndTally, outlook: EndTally, chance: number, before: Ending['lost']): void {
  addEnds(to, outlook, chance)
  for (const side of BOTH) mergeLosses(to[side], to.prices, outlook[side], chance, before[side])
  if (to.rows) addLosses(to.rows, outlook.rows ?? [], chance, before)
}

/** The same endings, so likely and after these losses. */
export function addLosses(to: Ending[], rows: readonly Ending[], chance: number, before: Ending['lost']): void {
  for (const { end, chance: p, lost } of rows)
    to.push({
      end,
      chance: chance * p,
      lost: {
        attacker: addUnits({ ...before.attacker }, lost.attacker),
        defender: addUnits({ ...before.defender }, lost.defender),
      },
    })
}

/** IPCs that the defender is expected to lose more than the attacker from here on. */
export const swingFrom = ({ attacker, defender, prices }: EndTally): number =>
  ipcSum(prices, defender.mean) - ipcSum(prices, attacker.mean)

export const BOTH: readonly BattleSideId[] = ['attacker', 'defender']
