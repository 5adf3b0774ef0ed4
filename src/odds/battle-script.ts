import {
  type Action,
  checkAction,
  type GameState,
  type LookAhead,
  playHypothetical,
  type SpaceId,
  type WhatIf,
  whatIf,
} from '../engine/index.ts'
import { type Prices, pricesOf } from './tally.ts'
import type { OddsQuery } from './types.ts'

/** A position with the orders still to be given. */
export type BattlePosition = { state: GameState; left: readonly Action[] }

/** Stages of a landing. */
export type Milestone = 'afloat' | 'through' | 'ashore'

/** Zones with a declared landing into the space. */
export const landingZones = ({ turn }: GameState, space: SpaceId): SpaceId[] =>
  turn.landings.filter(({ to }) => to === space).map(({ zone }) => zone)

/**
 * The next step without a question: an order, Conduct Combat, sea battles a landing waits for, then the battle itself;
 * null when done.
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

/** The next battle that can begin: sea battles of the landing, then the space. */
export const nextAttack = (state: GameState, space: SpaceId): SpaceId | undefined =>
  [...landingZones(state, space), space].find(
    (id) =>
      state.turn.battles.some((battle) => battle.space === id && !battle.resolved) &&
      checkAction(state, { type: 'attack', space: id }) === null,
  )

/** Is no question open and no battle left? */
export const hasNoBattleLeft = (state: GameState, space: SpaceId): boolean =>
  state.flow.agenda.length === 0 && state.flow.pending === null && nextAttack(state, space) === undefined

/** Is no question open and nothing left to do? */
export const isIdle = (way: BattlePosition, space: SpaceId): boolean =>
  hasNoBattleLeft(way.state, space) && nextStep(way, space) === null

/** Applies the remaining orders and enters Conduct Combat, up to a question. */
export function applyOrders(way: BattlePosition, space: SpaceId): BattlePosition {
  const { state, left } = way
  const step = state.flow.pending ? null : nextStep(way, space)
  if (step === null || (step !== 'to-combat' && step !== left[0])) return way
  return applyOrders({ state: (playHypothetical(state, step, space) ?? way).state, left: left.slice(1) }, space)
}

const isResolvedHere = ({ turn }: GameState, space: SpaceId): boolean =>
  turn.battles.some((battle) => battle.space === space && battle.resolved)

/** Is the battle in progress? */
export const isUnderWay = ({ flow }: GameState, space: SpaceId): boolean =>
  flow.agenda.some((task) => (task.task === 'land-battle' || task.task === 'sea-battle') && task.space === space)

/** Has the battle begun? */
export const hasBegun = (state: GameState, space: SpaceId): boolean => isResolvedHere(state, space) || isUnderWay(state, space)

/** Is the battle over? A space is fought over once a turn (STD-CBT-05). */
export const isBattleOver = (state: GameState, space: SpaceId): boolean =>
  isResolvedHere(state, space) && !isUnderWay(state, space)

/** Is a landing declared or done there? */
export const hasLanding = ({ turn }: GameState, space: SpaceId): boolean =>
  [...turn.landings, ...turn.ashore].some(({ to }) => to === space)

/** Has anything landed there? */
export const hasLanded = ({ turn }: GameState, space: SpaceId): boolean => turn.ashore.some(({ to }) => to === space)

/** Stages of the landing passed between two positions. */
export function milestones(before: GameState, { state, ended }: LookAhead, space: SpaceId): Milestone[] {
  const passed: Milestone[] = []
  if (before.flow.phase !== 'combat' && state.flow.phase === 'combat' && hasLanding(state, space)) passed.push('afloat')
  if (ended.some((battle) => battle.space !== space && battle.kind === 'sea' && battle.outcome === 'cleared'))
    passed.push('through')
  if (!hasLanded(before, space) && hasLanded(state, space)) passed.push('ashore')
  return passed
}

/** Start of a query: the position losses are counted from, and the first position of the battle. */
export type OddsStart = { before: GameState; first: WhatIf; prices: Prices }

/** Drops a battle in progress elsewhere, with its question. */
function withoutOtherBattle(state: GameState, space: SpaceId): GameState {
  const here = new Set([space, ...landingZones(state, space)])
  const elsewhere = state.flow.agenda.some(
    (task) => (task.task === 'land-battle' || task.task === 'sea-battle') && !here.has(task.space),
  )
  return elsewhere ? { ...state, flow: { ...state.flow, agenda: [], pending: null } } : state
}

/** The start of the battle, or the first question before it; null if an order is refused or the battle is over. */
export function oddsStart(state: GameState, { space, orders = [] }: OddsQuery): OddsStart | null {
  if (!Array.isArray(orders) || isBattleOver(state, space)) return null
  const before = withoutOtherBattle(state, space)
  const first = whatIf(before, orders, space)
  return first && { before, first, prices: pricesOf(state) }
}
