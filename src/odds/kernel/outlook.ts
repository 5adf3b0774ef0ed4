import { addLoss, addUnits, type EndTally, emptyTally, ipcSum, mergeLosses, type Prices } from '../tally.ts'
import type { BattleEnd, BattleSideId, BattleToll, Ending } from '../types.ts'

/** Outlook: the tally of everything after a position. */
export type Outlook = EndTally & {
  fought: boolean
  /** Chances that a landing passes the mines, wins its sea battle and lands. */
  afloat: number
  through: number
  ashore: number
}

/** An empty outlook. */
export const emptyOutlook = (prices: Prices, table: boolean): Outlook =>
  Object.assign(emptyTally(prices, table), { fought: true, afloat: 0, through: 0, ashore: 0 })

/** The ending by survivors. */
export const endOf = (left: boolean, foes: boolean): BattleEnd =>
  left ? (foes ? 'contested' : 'cleared') : foes ? 'repulsed' : 'annihilated'

/** Adds an ending. */
export function addEnding(to: EndTally, end: BattleEnd, toll: BattleToll, chance: number): void {
  to.ends[end] += chance
  to.taken += chance * (toll.taken ?? 0)
  for (const side of BATTLE_SIDES) addLoss(to[side], to.prices, toll.lost[side], chance)
  to.rows?.push({ chance, end, ...toll })
}

/** Adds the ending without a battle. */
export function noBattleOutlook(outlook: Outlook): Outlook {
  addEnding(outlook, 'repulsed', { lost: { attacker: {}, defender: {} } }, 1)
  return { ...outlook, fought: false }
}

/** Adds endings, weighted by `chance`. */
export function addEnds(to: EndTally, { ends }: EndTally, chance: number): void {
  for (const end of Object.keys(ends) as BattleEnd[]) to.ends[end] += chance * ends[end]
}

/** Adds an outlook after a toll, weighted by `chance`. */
export function addOutlook(to: EndTally, outlook: EndTally, chance: number, before: BattleToll): void {
  addEnds(to, outlook, chance)
  to.taken += chance * ((before.taken ?? 0) + outlook.taken)
  for (const side of BATTLE_SIDES) mergeLosses(to[side], to.prices, outlook[side], chance, before.lost[side])
  if (to.rows) addEndings(to.rows, outlook.rows ?? [], chance, before)
}

/** Adds endings after a toll, weighted by `chance`. */
export function addEndings(to: Ending[], rows: readonly Ending[], chance: number, before: BattleToll): void {
  for (const { end, chance: p, lost, taken = 0 } of rows) {
    const all = taken + (before.taken ?? 0)
    to.push({
      end,
      chance: chance * p,
      lost: {
        attacker: addUnits({ ...before.lost.attacker }, lost.attacker),
        defender: addUnits({ ...before.lost.defender }, lost.defender),
      },
      ...(all > 0 ? { taken: all } : {}),
    })
  }
}

/** Expected swing in IPC from here, raids included. */
export const swingFrom = ({ attacker, defender, taken, prices }: EndTally): number =>
  ipcSum(prices, defender.mean) + taken - ipcSum(prices, attacker.mean)

export const BATTLE_SIDES: readonly BattleSideId[] = ['attacker', 'defender']
