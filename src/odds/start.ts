import { type GameState, type SpaceId, type WhatIf, whatIf } from '../engine/index.ts'
import { isBattleOver, landingZones } from './battle-script.ts'
import { type Prices, pricesOf } from './tally.ts'
import type { OddsQuery } from './types.ts'

/** A question as both ways take it: what losses are counted from, and where the way to the battle begins. */
export type OddsStart = { before: GameState; first: WhatIf; prices: Prices }

/** Without a battle that is under way elsewhere, and its question: it is another matter. */
function withoutOtherBattle(state: GameState, space: SpaceId): GameState {
  const here = new Set([space, ...landingZones(state, space)])
  const elsewhere = state.flow.agenda.some(
    (task) => (task.task === 'land-battle' || task.task === 'sea-battle') && !here.has(task.space),
  )
  return elsewhere ? { ...state, flow: { ...state.flow, agenda: [], pending: null } } : state
}

/** The position in which the battle would begin, or the first question on the way there; null when an order is refused, or it is over. */
export function oddsStart(state: GameState, { space, orders = [] }: OddsQuery): OddsStart | null {
  if (!Array.isArray(orders) || isBattleOver(state, space)) return null
  const before = withoutOtherBattle(state, space)
  const first = whatIf(before, orders, space)
  return first && { before, first, prices: pricesOf(state) }
}
