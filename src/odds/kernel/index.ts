import type { GameState, SpaceId } from '../../engine/index.ts'
import { type BattlePosition, hasNoBattleLeft } from '../battle-script.ts'
import type { Prices } from '../tally.ts'
import type { ResolvedPolicy } from '../types.ts'
import { fightOnLand } from './land.ts'
import { createShoreLookup, fightAndLand, fightForZone, type ShoreCache } from './landing.ts'
import { emptyOutlook, noBattleOutlook, type Outlook } from './outlook.ts'
import { landQuestion, type PossibleFleets, seaQuestion, zoneToFight } from './questions.ts'

/** What the arithmetic is asked: which battle, by which decisions, and whether every single ending is wanted. */
export type KernelAsk = { space: SpaceId; policy: ResolvedPolicy; prices: Prices; table: boolean }

/**
 * What comes of a position in Conduct Combat, of a battle before its dice, or at sea between two rounds, by arithmetic alone; null where
 * nothing is fought, and where something in it is not known here. `known`: what came of shores before, as positions that differ in a
 * ship or two ask it again. `fleets`: what may be left of the attacker's ships in the zone that is fought for, each with its chance, in
 * place of what stands there.
 */
export function outlookAt(
  { state, left }: BattlePosition,
  ask: KernelAsk,
  known: ShoreCache = new Map(),
  fleets: PossibleFleets | null = null,
): Outlook | null {
  const { space, policy, prices, table } = ask
  if (left.length > 0) return null
  const zone = zoneToFight(state, space)
  if (zone === null) {
    const question = landQuestion(state, space)
    return question && fightOnLand(question, policy.losses, emptyOutlook(prices, table))
  }
  const question = seaQuestion(state, zone, policy, fleets)
  if (!question) return null
  const all = emptyOutlook(prices, table)
  if (zone === space) return fightForZone(question, policy, all)
  const after = (then: GameState): Outlook | null =>
    hasNoBattleLeft(then, space) ? noBattleOutlook(emptyOutlook(prices, table)) : outlookAt({ state: then, left }, ask, known)
  return fightAndLand(question, policy, all, createShoreLookup(question, { state, zone, space, after, known }))
}
