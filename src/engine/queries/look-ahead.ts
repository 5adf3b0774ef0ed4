import { ACTIONS } from '../flow/actions.ts'
import { type LookAhead, lookAhead, withUnknownDice } from '../flow/look-ahead.ts'
import { PHASE_RULES } from '../flow/phases.ts'
import { check } from '../flow/reduce.ts'
import type { AnswerAction, PlayerAction } from '../kernel/action.ts'
import { contextOf } from '../kernel/context.ts'
import type { Ctx } from '../kernel/rules.ts'
import { listChoices } from '../phases/combat/losses/list-choices.ts'
import { pendingLosses } from '../phases/combat/losses/loss-step.ts'
import { toAction } from '../phases/combat/losses/read-answer.ts'
import { rulesOf } from '../rulesets/index.ts'
import { evolve } from '../state/evolve/index.ts'
import type { Action } from '../types/action.ts'
import type { GameEvent } from '../types/event.ts'
import type { Owner, SpaceId, UnitType } from '../types/ids.ts'
import type { BattleEntry, GameState } from '../types/state.ts'

const RULES = Object.values(ACTIONS) as (PlayerAction | AnswerAction)[]

/** All legal actions, from the same predicates that check them; leaves out actions after which the phase could never end. */
export function legalActions(state: GameState): Action[] {
  const ctx = contextOf(rulesOf(state), state)
  if (state.flow.winner) return []
  const allowed = RULES.flatMap((rule) => {
    const list = candidates(ctx, rule)
    return 'listsAllowed' in rule ? list : list.filter((action) => check(ctx, action) === null)
  })
  if (state.flow.pending) return allowed
  const { makeWayOutCheck } = PHASE_RULES[state.flow.phase]
  return makeWayOutCheck ? allowed.filter(makeWayOutCheck(ctx)) : allowed
}

function candidates(ctx: Ctx, rule: PlayerAction | AnswerAction): Action[] {
  const { pending, phase } = ctx.state.flow
  if ('answers' in rule) return pending && rule.answers(pending) ? rule.list(ctx, pending) : []
  return !pending && (rule.phase === undefined || rule.phase === phase) ? rule.list(ctx) : []
}

/** A hypothetical position: its battles, and the orders after its first open question. */
export type WhatIf = { state: GameState; battles: BattleEntry[]; left: Action[] }

const isAllowed = (state: GameState, action: Action): boolean => check(contextOf(rulesOf(state), state), action) === null

/**
 * The position as Conduct Combat opens after `orders`, or at the first question before that, without known dice. Only ships
 * relevant to `space` roll for mines. Null if an order is refused.
 */
export function whatIf(state: GameState, orders: readonly Action[], space: SpaceId): WhatIf | null {
  let now = withUnknownDice(state)
  for (const [i, order] of orders.entries()) {
    if (!isAllowed(now, order)) return null
    now = lookAhead(now, order, space).state
    if (now.flow.pending) return { state: now, battles: [], left: orders.slice(i + 1) }
  }
  if (!now.flow.pending && PHASES_BEFORE_COMBAT.has(now.flow.phase)) now = lookAhead(now, 'to-combat', space).state
  return { state: now, battles: now.turn.battles.map((battle) => ({ ...battle })), left: [] }
}
const PHASES_BEFORE_COMBAT: ReadonlySet<string> = new Set(['purchase', 'move'])

/**
 * Plays an action from a `whatIf` position up to the next question or the end of the battle. Answers are not checked: pass
 * offered ones only. Null if refused.
 */
export function playHypothetical(state: GameState, action: Action | 'to-combat', space: SpaceId): LookAhead | null {
  const unchecked = action === 'to-combat' || state.flow.pending !== null
  return unchecked || isAllowed(state, action) ? lookAhead(state, action, space) : null
}

/** The cheapest losses for the open question: printed price plus `dearer`; null without one. */
export function cheapestLosses(state: GameState, dearer: (type: UnitType, owner: Owner) => number): Action | null {
  const ctx = contextOf(rulesOf(state), state)
  const battle = state.flow.agenda.at(-1)
  if (battle?.task !== 'land-battle' && battle?.task !== 'sea-battle') return null
  const problem = pendingLosses(ctx, battle)
  if (!problem) return null
  const classes = problem.classes.map((c) => ({ ...c, cost: c.cost + dearer(c.type, c.owner) }))
  const [choice] = listChoices(ctx, { ...problem, classes }, 1)
  return choice ? toAction(problem, choice) : null
}

/** The position after some events of an action, for display only: dice and tasks stay as before the action. */
export const applyEvents = (before: GameState, events: readonly GameEvent[]): GameState => {
  const rules = rulesOf(before)
  return events.reduce((state, event) => evolve(rules, state, event), before)
}
