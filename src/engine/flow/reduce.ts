import type { AnswerAction, PlayerAction } from '../kernel/action.ts'
import { clearAgenda, contextOf, emit } from '../kernel/context.ts'
import type { Checks, Ctx } from '../kernel/rules.ts'
import { checkPhaseClosed } from '../phases/closed-phases.ts'
import { gather, type Refusal, refuse } from '../refusal.ts'
import { rulesOf } from '../rulesets/index.ts'
import type { Action } from '../types/action.ts'
import type { Question } from '../types/decision.ts'
import type { Phase, RuleId } from '../types/ids.ts'
import type { Outcome } from '../types/outcome.ts'
import type { GameState } from '../types/state.ts'
import { ACTIONS, checkShape } from './actions.ts'
import { advance, checkAnswer, takeAnswer } from './tasks.ts'

/** All reasons against an action, or null. Shared by `reduce`, `checkAction` and the lists of legal actions. */
export function check(ctx: Ctx, action: Action): Refusal | null {
  const { state } = ctx
  const shape = checkShape(ctx, action)
  if (shape) return shape
  const { winner, pending } = state.flow
  if (winner) return contractError(ctx, 'game-over')
  const rule = ACTIONS[action.type] as PlayerAction | AnswerAction
  if ('answers' in rule) {
    if (!pending) return contractError(ctx, 'no-decision')
    if (!rule.answers(pending)) return contractError(ctx, 'decision-open', pending)
    return rule.check ? rule.check(ctx, action, pending) : checkAnswer(ctx, pending, action)
  }
  if (pending && !rule.duringQuestions) return contractError(ctx, 'decision-open', pending)
  if (rule.isAvailable?.(ctx) === false) return refuse(ctx, 'CONTRACT', 'not-in-this-game')
  if (rule.phase !== undefined && rule.phase !== state.flow.phase) return wrongPhaseError(ctx, rule.phase, rule.noCapitalRule)
  const error = rule.check(ctx, action)
  const more = rulesetErrors(ctx, action)
  return (more.length === 0 ? error : gather([error, ...more])) ?? rule.beforeDice?.(ctx, action) ?? null
}

function rulesetErrors(ctx: Ctx, action: Action): (Refusal | null)[] {
  const lists = ctx.rules.checks as unknown as Record<string, readonly ((ctx: Ctx, action: Action) => Refusal | null)[]>
  return CHECKED_BY_RULESET.has(action.type) ? (lists[action.type] ?? NOTHING).map((check) => check(ctx, action)) : NOTHING
}
const NOTHING: never[] = []
const CHECKED_BY_RULESET: ReadonlySet<string> = new Set<keyof Checks>(['purchase', 'load', 'offload', 'attack', 'mobilize'])

const contractError = (ctx: Ctx, code: 'game-over' | 'decision-open' | 'no-decision', decision?: Question): Refusal =>
  refuse(ctx, 'CONTRACT', code, decision ? { power: decision.by } : {}, decision?.space)

/** The reason is the phase order, or that the phase is closed to this power (STD-SET-13, STD-CAP-13). */
function wrongPhaseError(ctx: Ctx, phase: Phase, lost?: RuleId): Refusal {
  const closed = checkPhaseClosed(ctx, phase)
  const order = gather([refuse(ctx, 'STD-SET-13', 'other-phase', { phase, now: ctx.state.flow.phase })]) as Refusal
  if (closed === null) return order
  return lost === undefined ? { ...order, also: [closed] } : { ...closed, rule: lost, also: [order] }
}

/** Performs a checked action, up to the tasks it pushes. */
export function performAction(ctx: Ctx, action: Action): void {
  const rule = ACTIONS[action.type] as PlayerAction | AnswerAction
  if (!('answers' in rule)) return rule.perform(ctx, action)
  const question = ctx.state.flow.pending as Question
  const { id, by, kind, topic } = question
  emit(ctx, { type: 'decision-answered', id, by, kind, topic, answer: rule.summary(action) })
  if (rule.perform) rule.perform(ctx, action, question)
  else takeAnswer(ctx, question, action)
}

export type ReduceResult = Extract<Outcome, { ok: true }> | { ok: false; refusal: Refusal }

/** Applies one action: a refusal with its reasons, or the new state. The given state stays unchanged. */
export function reduceRecorded(state: GameState, action: Action, recorded: readonly number[] | null = null): ReduceResult {
  const ctx = contextOf(rulesOf(state), state)
  const refusal = check(ctx, action)
  if (refusal) return { ok: false, refusal }
  ctx.recorded = recorded
  performAction(ctx, action)
  advance(ctx)
  if (ctx.state.flow.winner && ctx.state.flow.agenda.length > 0) clearAgenda(ctx)
  return { ok: true, state: ctx.state, events: ctx.events, dice: ctx.dice }
}
