import type { GameState, SpaceId } from '../../engine/index.ts'
import { isFoughtOut, type UnderWay } from '../script.ts'
import type { Prices } from '../tally.ts'
import type { Settled } from '../types.ts'
import { fightOnLand } from './land.ts'
import { fightAndLand, fightForZone, type Shores, shoresAfter } from './landing.ts'
import { noOutlook, type Outlook, stayedAboard } from './outlook.ts'
import { type Fleeted, landQuestion, seaQuestion, zoneToFight } from './read.ts'

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
  const all = noOutlook(prices, table)
  if (zone === space) return fightForZone(question, policy, all)
  const after = (then: GameState): Outlook | null =>
    isFoughtOut(then, space) ? stayedAboard(noOutlook(prices, table)) : outlookAt({ state: then, left }, ask, known)
  return fightAndLand(question, policy, all, shoresAfter(question, { state, zone, space, after, known }))
}
