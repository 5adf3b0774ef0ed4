import {
  type Action,
  ahead,
  checkAction,
  type GameState,
  type LookAhead,
  type SpaceId,
  type WhatIf,
  whatIf,
} from '../engine/index.ts'
import { type Prices, pricesOf } from './tally.ts'
import type { OddsQuery } from './types.ts'

/** A position on the way, with the orders that are still to be given. */
export type BattlePosition = { state: GameState; left: readonly Action[] }

/** What a landing passes on its way, once each. */
export type Milestone = 'afloat' | 'through' | 'ashore'

/** Zones from which something is declared to land in the space. */
export const landingZones = ({ turn }: GameState, space: SpaceId): SpaceId[] =>
  turn.landings.filter(({ to }) => to === space).map(({ zone }) => zone)

/**
 * What comes next in a position where nothing is asked: an order, Conduct Combat, the battles at sea that a landing waits for, then
 * that of the space; null when all that can be done has been done.
 */
export function nextStep({ state, left: [order] }: BattlePosition, space: SpaceId): Action | 'to-combat' | null {
  const { phase, winner } = state.flow
  if (winner) return null
  if (order) return order
  if (phase === 'purchase' || phase === 'move') return 'to-combat'
  if (phase !== 'combat') return null
  const next = nextAttack(state, space)
  return next === undefined ? null : { type: 'attack', space: next }
}

/** The battle that can be begun next: one at sea that a landing waits for, then that of the space. */
export const nextAttack = (state: GameState, space: SpaceId): SpaceId | undefined =>
  [...landingZones(state, space), space].find(
    (id) =>
      state.turn.battles.some((battle) => battle.space === id && !battle.resolved) &&
      checkAction(state, { type: 'attack', space: id }) === null,
  )

/** Is nothing asked, and no battle left that could be begun? */
export const hasNoBattleLeft = (state: GameState, space: SpaceId): boolean =>
  state.flow.agenda.length === 0 && state.flow.pending === null && nextAttack(state, space) === undefined

/** Is nothing asked, and nothing left to be done? */
export const isIdle = (way: BattlePosition, space: SpaceId): boolean =>
  hasNoBattleLeft(way.state, space) && nextStep(way, space) === null

/** After the orders that are left, as far as they can still be given, and the way to Conduct Combat, or at a question on it. */
export function applyOrders(way: BattlePosition, space: SpaceId): BattlePosition {
  const { state, left } = way
  const step = state.flow.pending ? null : nextStep(way, space)
  if (step === null || (step !== 'to-combat' && step !== left[0])) return way
  return applyOrders({ state: (ahead(state, step, space) ?? way).state, left: left.slice(1) }, space)
}

const isResolvedHere = ({ turn }: GameState, space: SpaceId): boolean =>
  turn.battles.some((battle) => battle.space === space && battle.resolved)

/** Is the battle of the space under way? */
export const isUnderWay = ({ flow }: GameState, space: SpaceId): boolean =>
  flow.agenda.some((task) => (task.task === 'land-battle' || task.task === 'sea-battle') && task.space === space)

/** Has it begun? */
export const hasBegun = (state: GameState, space: SpaceId): boolean => isResolvedHere(state, space) || isUnderWay(state, space)

/** Is it over? A space is fought over once a turn (STD-CBT-05). */
export const isBattleOver = (state: GameState, space: SpaceId): boolean =>
  isResolvedHere(state, space) && !isUnderWay(state, space)

/** Will anything land there, or has it? */
export const hasLanding = ({ turn }: GameState, space: SpaceId): boolean =>
  [...turn.landings, ...turn.ashore].some(({ to }) => to === space)

/** Has anything? */
export const hasLanded = ({ turn }: GameState, space: SpaceId): boolean => turn.ashore.some(({ to }) => to === space)

/** What a landing in the space has passed between two positions. */
export function milestones(before: GameState, { state, ended }: LookAhead, space: SpaceId): Milestone[] {
  const passed: Milestone[] = []
  if (before.flow.phase !== 'combat' && state.flow.phase === 'combat' && hasLanding(state, space)) passed.push('afloat')
  if (ended.some((battle) => battle.space !== space && battle.kind === 'sea' && battle.outcome === 'cleared'))
    passed.push('through')
  if (!hasLanded(before, space) && hasLanded(state, space)) passed.push('ashore')
  return passed
}

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
