/** The odds of a battle before it is fought, exact: the door of this room. Pure, and the same wherever it is asked. */
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
 * The battle of a space as it stands, or as it would stand after orders: null where nothing would be fought. Exact; what only the
 * graph of positions answers may take long. `by`: in one of the two ways alone; null too where the kernel does not know all of it.
 * `walks`: what was walked for questions before this one, all of them asked in the same way, and is found again where a battle goes on; where
 * they are walked so much at a time, `Unfinished` is thrown until enough is walked.
 */
export function forecast(
  given: GameState,
  ask: OddsQuery,
  by?: Forecast['exact'],
  walks: WalkCache = createWalkCache(),
): Forecast | null {
  const start = oddsStart(reuseCachedParts(walks, given, ask.space), ask)
  if (!start) return null
  const { space, table = false } = ask
  const { prices } = start
  const policy = completePolicy(ask.policy)
  const decided = (orders: ResolvedPolicy): Forecast | null => {
    const kernel = { space, policy: orders, prices, table }
    const known = by === 'graph' ? null : forecastByKernel(start, kernel)
    if (known) return known.fought ? forecastOfTally(known.tally, { exact: 'kernel', policy, chain: known.chain }) : null
    const shortcut: Shortcut = (way) => (by === 'graph' ? null : outlookWithMines(way, kernel))
    const graph =
      by === 'kernel' ? walkBattle(start, space, orders, shortcut, true) : continueWalk(walks, start, kernel, shortcut)
    if (!graph || (by === 'kernel' && graph.walked)) return null
    const tally = emptyTally(prices, table)
    const chain = collectEndings(resolveChoices(graph, prices), tally)
    return forecastOfTally(tally, { exact: graph.walked || by === 'graph' ? 'graph' : 'kernel', policy, chain })
  }
  const plain = resolvePolicy(policy)
  const cheapest = decided(plain)
  if (!cheapest || !hasBestLosses(policy)) return cheapest
  const losses = findBestOrders(policy, (orders) => swingOf(decided({ ...plain, losses: orders }) ?? cheapest))
  return decided({ ...plain, losses })
}

/** The graph of a battle, with what is known of it from questions before. */
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

/** What comes of it, where that is known in the very first position. */
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
