/** The odds of a battle before it is fought, exact: the door of this room. Pure, and the same wherever it is asked. */
import type { GameState } from '../engine/index.ts'
import { chainOf, endings, withBest } from './graph/flow.ts'
import { forgetWalked, likeBefore, noWalks, Unfinished, type Walks, walkedOf } from './graph/kept.ts'
import type { Graph } from './graph/places.ts'
import { tollBetween } from './graph/position.ts'
import { type Shortcut, walk } from './graph/walk.ts'
import type { KernelAsk } from './kernel/index.ts'
import { addOutlook } from './kernel/outlook.ts'
import { outlookByMines } from './mines/index.ts'
import { bestOrders, decisionsOf, filled, wantsBest } from './policy/settle.ts'
import { milestones } from './script.ts'
import { type OddsStart, oddsStart } from './start.ts'
import { type EndTally, endTally, forecastOfTally, swingOf } from './tally.ts'
import type { Ask, Forecast, LandingChain, Settled } from './types.ts'

export { noWalks, Unfinished, type Walks } from './graph/kept.ts'
export { type MineToll, passage, passesMines } from './passage.ts'
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
 * `walks`: what was walked for questions before this one, all of them asked in the same way, and is found again where a battle goes on; where
 * they are walked so much at a time, `Unfinished` is thrown until enough is walked.
 */
export function forecast(given: GameState, ask: Ask, by?: Forecast['exact'], walks: Walks = noWalks()): Forecast | null {
  const start = oddsStart(likeBefore(walks, given, ask.space), ask)
  if (!start) return null
  const { space, table = false } = ask
  const { prices } = start
  const policy = filled(ask.policy)
  const decided = (orders: Settled): Forecast | null => {
    const kernel = { space, policy: orders, prices, table }
    const known = by === 'graph' ? null : atOnce(start, kernel)
    if (known) return known.fought ? forecastOfTally(known.tally, { exact: 'kernel', policy, chain: known.chain }) : null
    const shortcut: Shortcut = (way) => (by === 'graph' ? null : outlookByMines(way, kernel))
    const graph = by === 'kernel' ? walk(start, space, orders, shortcut, true) : walkOn(walks, start, kernel, shortcut)
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

/** The graph of a battle, with what is known of it from questions before. */
function walkOn(walks: Walks, start: OddsStart, { space, policy, table }: KernelAsk, shortcut: Shortcut): Graph | null {
  const { walked, from } = walkedOf(walks, start, space, JSON.stringify([policy, table]))
  try {
    const graph = walk(from, space, policy, shortcut, false, walked, walks.atATime)
    forgetWalked(walks, null)
    return graph
  } catch (error) {
    forgetWalked(walks, error instanceof Unfinished ? walked : null)
    throw error
  }
}

/** What comes of it, where that is known in the very first position. */
function atOnce(
  { before, first }: OddsStart,
  ask: KernelAsk,
): { fought: boolean; tally: EndTally; chain?: LandingChain | undefined } | null {
  const outlook = outlookByMines(first, ask)
  if (!outlook) return null
  const { state } = first
  const { fought, afloat, through, ashore } = outlook
  const passed = { afloat, through, ashore }
  for (const stone of milestones(before, { state, ended: [] }, ask.space)) passed[stone]++
  if (state.war === before.war) return { fought, tally: outlook, chain: chainOf(passed) }
  const tally = endTally(ask.prices, ask.table)
  addOutlook(tally, outlook, 1, tollBetween(before, state, ask.space))
  return { fought, tally, chain: chainOf(passed) }
}
