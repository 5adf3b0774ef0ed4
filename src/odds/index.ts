/** The odds of a battle before it is fought, exact: the door of this room. Pure, and the same wherever it is asked. */
import type { GameState } from '../engine/index.ts'
import { endings, withBest } from './graph/flow.ts'
import { walk } from './graph/walk.ts'
import { outlookAt } from './kernel/index.ts'
import { bestOrders, decisionsOf, filled, wantsBest } from './policy/settle.ts'
import { oddsStart } from './start.ts'
import { endTally, forecastOfTally, swingOf } from './tally.ts'
import type { Ask, Forecast, Settled } from './types.ts'

export { DEFAULT_POLICY } from './policy/settle.ts'
export { SPECIALS, type SpecialId, specialsAsked } from './policy/special.ts'
export { type QuickForce, type QuickOdds, type QuickQuestion, quick } from './quick.ts'
export type {
  Answered,
  Ask,
  BattleEnd,
  Ending,
  Forecast,
  LandingChain,
  LossOrder,
  Policy,
  SpecialPolicy,
  Spread,
} from './types.ts'

/**
 * The battle of a space as it stands, or as it would stand after orders: null where nothing would be fought. Exact; what only the
 * graph of positions answers may take long. `by`: in one of the two ways alone; null too where the kernel does not know all of it.
 */
export function forecast(state: GameState, ask: Ask, by?: Forecast['exact']): Forecast | null {
  const start = oddsStart(state, ask)
  if (!start) return null
  const { space, table = false } = ask
  const { prices } = start
  const policy = filled(ask.policy)
  const decided = (orders: Settled): Forecast | null => {
    const kernel = { space, policy: orders, prices, table }
    const graph = walk(start, space, orders, (at) => (by === 'graph' ? null : outlookAt(at, kernel)), by === 'kernel')
    if (!graph || (by === 'kernel' && graph.walked)) return null
    const tally = endTally(prices, table)
    const chain = endings(withBest(graph, prices), tally)
    return forecastOfTally(tally, { exact: graph.walked || by === 'graph' ? 'graph' : 'kernel', policy, chain })
  }
  const plain = decisionsOf(policy)
  const cheapest = decided(plain)
  if (!cheapest || !wantsBest(policy)) return cheapest
  const losses = bestOrders(policy, (orders) => swingOf(decided({ ...plain, losses: orders }) ?? cheapest))
  return decided({ ...plain, losses })
}
