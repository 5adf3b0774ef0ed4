import { ACTIONS } from '../flow/actions.ts'
import { PHASE_RULES } from '../flow/phases.ts'
import { check } from '../flow/reduce.ts'
import type { AnswerAction, PlayerAction } from '../kernel/action.ts'
import { contextOf } from '../kernel/context.ts'
import type { Ctx } from '../kernel/rules.ts'
import { rulesOf } from '../rulesets/index.ts'
import type { Action } from '../types/action.ts'
import type { GameState } from '../types/state.ts'

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
