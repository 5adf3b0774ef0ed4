import type { GameState, SpaceId } from '../../engine/index.ts'
import { type BattlePosition, hasNoBattleLeft } from '../battle-script.ts'
import type { Prices } from '../tally.ts'
import type { ResolvedPolicy } from '../types.ts'
import { fightOnLand } from './land.ts'
import { createShoreLookup, fightAndLand, fightForZone, type ShoreCache } from './landing.ts'
import { emptyOutlook, noBattleOutlook, type Outlook } from './outlook.ts'
import { landQuestion, type PossibleFleets, seaQuestion, zoneToFight } from './questions.ts'

/** A kernel query. */
export type KernelAsk = { space: SpaceId; policy: ResolvedPolicy; prices: Prices; table: boolean }

/**
 * Outlook of a position by arithmetic; null if nothing is fought or a step is not supported. `known`: cached shores.
 * `fleets`: possible attacking fleets with chances, instead of the one on the board.
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
