import type { SpaceId } from '../../engine/index.ts'
import { isIdle, type UnderWay } from '../script.ts'
import { addLoss, type Prices } from '../tally.ts'
import type { Settled } from '../types.ts'
import type { Afloat } from './fleet.ts'
import { fightOnLand } from './land.ts'
import { landPastFleet, type Shores, swingAtSea } from './landing.ts'
import type { PairTable } from './lattice.ts'
import { noOutlook, type Outlook, stayedAboard } from './outlook.ts'
import { type Fleeted, landQuestion, type SeaQuestion, seaQuestion, zoneToFight } from './read.ts'
import { fightAtSea } from './sea.ts'

/** What the arithmetic is asked: which battle, by which decisions, and whether every single ending is wanted. */
export type KernelAsk = { space: SpaceId; policy: Settled; prices: Prices; table: boolean }

/**
 * What comes of a position in Conduct Combat, of a battle before its dice, or at sea between two rounds, by arithmetic alone; null where
 * nothing is fought, and where something in it is not known here. `known`: what came of shores before, as positions that differ in a
 * ship or two ask it again. `fleets`: what may be left of the attacker's ships in the zone that is fought for, each with its chance, in
 * place of what stands there.
 */
export function outlookAt(
  { state, left }: UnderWay,
  ask: KernelAsk,
  known: Shores = new Map(),
  fleets: Fleeted | null = null,
): Outlook | null {
  const { space, policy, prices, table } = ask
  if (left.length > 0) return null
  const zone = zoneToFight(state, space)
  if (zone === null) {
    const question = landQuestion(state, space)
    return question && fightOnLand(question, policy.losses, noOutlook(prices, table))
  }
  const question = seaQuestion(state, zone, policy, fleets)
  if (!question) return null
  if (zone === space)
    return endingsOf(
      question,
      fightAtSea(question, policy, () => swingAtSea(question, prices)),
      noOutlook(prices, table),
    )
  return landPastFleet(question, policy, noOutlook(prices, table), {
    state,
    zone,
    space,
    after: (then) => {
      const next = { state: then, left }
      return isIdle(next, space) ? stayedAboard(noOutlook(prices, table)) : outlookAt(next, ask, known)
    },
    known,
  })
}

/** Endings at sea by who is left: of boats under water nobody stays (STD-NAV-14, STD-NAV-16). */
export function endingsOf({ fleets: { own, theirs } }: SeaQuestion, { width, values }: PairTable, outlook: Outlook): Outlook {
  const columns = new Array<number>(width).fill(0)
  for (const [i, { left, lost }] of own.states.entries()) {
    let all = 0
    for (const [j, foes] of theirs.states.entries()) {
      const chance = values[i * width + j] as number
      if (chance === 0) continue
      const end = left > 0 ? (foes.afloat > 0 ? 'contested' : 'cleared') : foes.left > 0 ? 'repulsed' : 'annihilated'
      outlook.ends[end] += chance
      outlook.rows?.push({ chance, end, lost: { attacker: lost, defender: foes.lost } })
      columns[j] = (columns[j] as number) + chance
      all += chance
    }
    if (all > 0) addLoss(outlook.attacker, outlook.prices, lost, all)
  }
  for (const [j, chance] of columns.entries())
    if (chance > 0) addLoss(outlook.defender, outlook.prices, (theirs.states[j] as Afloat).lost, chance)
  return outlook
}
