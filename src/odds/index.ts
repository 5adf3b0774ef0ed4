/** Exact odds of a battle before it is fought. Pure. */
import type { GameState } from '../engine/index.ts'
import { milestones, type OddsStart, oddsStart } from './battle-script.ts'
import { chainOf, collectEndings, resolveChoices } from './graph/flow.ts'
import { tollBetween } from './graph/position.ts'
import type { Graph } from './graph/types.ts'
import { type Shortcut, walkBattle } from './graph/walk.ts'
import { createWalkCache, findWalk, reuseCachedParts, trimWalks, type WalkCache, WalkUnfinished } from './graph/walk-cache.ts'
import type { KernelAsk } from './kernel/index.ts'
import { addOutlook } from './kernel/outlook.ts'
import { outlookWithMines } from './mines/index.ts'
import { completePolicy, findBestOrders, hasBestLosses, resolvePolicy } from './policy/policy.ts'
import { type EndTally, emptyTally, forecastOfTally, swingOf } from './tally.ts'
import type { Forecast, LandingChain, OddsQuery, ResolvedPolicy } from './types.ts'

export { createWalkCache, type WalkCache, WalkUnfinished } from './graph/walk-cache.ts'
export { type MineToll, mineTollOf, passesMines } from './mine-toll.ts'
export { DEFAULT_POLICY, SPECIALS, type SpecialId, specialsAsked } from './policy/policy.ts'
export { type QuickForce, type QuickOdds, type QuickQuestion, quickOdds } from './quick.ts'
export type {
  BattleEnd,
  Ending,
  Forecast,
  FullPolicy,
  LandingChain,
  LossOrder,
  OddsQuery,
  Policy,
  SpecialPolicy,
  Spread,
} from './types.ts'

/**
 * The forecast of a battle after `orders`; null if nothing is fought. The graph may take long. `by` forces one method;
 * null if the kernel does not support the battle. `walks` caches earlier walks; with a slice limit, `WalkUnfinished` is
 * thrown until the walk is complete.
 */
export function forecast(
  game: GameState,
  ask: OddsQuery,
  by?: Forecast['exact'],
  walks: WalkCache = createWalkCache(),
): Forecast | null {
  const start = oddsStart(reuseCachedParts(walks, game, ask.space), ask)
  if (!start) return null
  const { space, table = false } = ask
  const { prices } = start
  const policy = completePolicy(ask.policy)
  const forecastFor = (orders: ResolvedPolicy): Forecast | null => {
    const kernel = { space, policy: orders, prices, table }
    const byKernel = by === 'graph' ? null : forecastByKernel(start, kernel)
    if (byKernel)
      return byKernel.fought ? forecastOfTally(byKernel.tally, { exact: 'kernel', policy, chain: byKernel.chain }) : null
    const shortcut: Shortcut = (way) => (by === 'graph' ? null : outlookWithMines(way, kernel))
    const graph =
      by === 'kernel' ? walkBattle(start, space, orders, shortcut, true) : continueWalk(walks, start, kernel, shortcut)
    if (!graph || (by === 'kernel' && graph.walked)) return null
    const tally = emptyTally(prices, table)
    const chain = collectEndings(resolveChoices(graph, prices), tally)
    return forecastOfTally(tally, { exact: graph.walked || by === 'graph' ? 'graph' : 'kernel', policy, chain })
  }
  const plain = resolvePolicy(policy)
  const cheapest = forecastFor(plain)
  if (!cheapest || !hasBestLosses(policy)) return cheapest
  const losses = findBestOrders(policy, (orders) => swingOf(forecastFor({ ...plain, losses: orders }) ?? cheapest))
  return forecastFor({ ...plain, losses })
}

/** The graph of a battle, continued from the cache. */
function continueWalk(walks: WalkCache, start: OddsStart, { space, policy, table }: KernelAsk, shortcut: Shortcut): Graph | null {
  const { walked, from } = findWalk(walks, start, space, JSON.stringify([policy, table]))
  try {
    const graph = walkBattle(from, space, policy, shortcut, false, walked, walks.placesPerSlice)
    trimWalks(walks, null)
    return graph
  } catch (error) {
    trimWalks(walks, error instanceof WalkUnfinished ? walked : null)
    throw error
  }
}

/** The kernel's result for the first position, or null. */
function forecastByKernel(
  { before, first }: OddsStart,
  ask: KernelAsk,
): { fought: boolean; tally: EndTally; chain?: LandingChain | undefined } | null {
  const outlook = outlookWithMines(first, ask)
  if (!outlook) return null
  const { state } = first
  const { fought, afloat, through, ashore } = outlook
  const passed = { afloat, through, ashore }
  for (const stone of milestones(before, { state, ended: [] }, ask.space)) passed[stone]++
  if (state.war === before.war) return { fought, tally: outlook, chain: chainOf(passed) }
  const tally = emptyTally(ask.prices, ask.table)
  addOutlook(tally, outlook, 1, tollBetween(before, state, ask.space))
  return { fought, tally, chain: chainOf(passed) }
}
