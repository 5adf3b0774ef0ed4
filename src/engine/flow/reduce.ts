import { closedError } from '../phases/closed.ts'
import { checkAttack, doAttack } from '../phases/combat/attack.ts'
import { isInvaded } from '../phases/combat/order.ts'
import { readyShores } from '../phases/combat/ready.ts'
import { checkDeclaration, doDeclaration } from '../phases/income/income.ts'
import { checkAllPlaced, checkMobilize, doMobilize } from '../phases/mobilize/mobilize.ts'
import { unmetDuties } from '../phases/move/duties.ts'
import { doOffload } from '../phases/move/land.ts'
import { checkLoad, doLoad } from '../phases/move/load.ts'
import { checkMove, doMove } from '../phases/move/move.ts'
import { checkOffload } from '../phases/move/offload.ts'
import { checkTimeIsUp, doTimeIsUp } from '../phases/politics/score.ts'
import { checkInfluence, doInfluence, knowsInfluence } from '../phases/purchase/influence.ts'
import { checkPurchase, checkRepair, doPurchase, doRepair } from '../phases/purchase/purchase.ts'
import { checkRevolt, doRevolt, knowsRevolts } from '../phases/purchase/revolt.ts'
import { gather, type Refusal, refuse } from '../refusal.ts'
import { rulesOf } from '../rulesets/index.ts'
import type { Checks } from '../rulesets/rules.ts'
import { otherSide } from '../state/relations.ts'
import type { Action, ActionOf, ActionType } from '../types/action.ts'
import type { DecisionKind, Question } from '../types/decision.ts'
import type { Phase, RuleId } from '../types/ids.ts'
import type { Outcome } from '../types/outcome.ts'
import type { GameState } from '../types/state.ts'
import type { Task } from '../types/task.ts'
import { type Ctx, clearAgenda, contextOf, emit, push } from './context.ts'
import { checkShape } from './shape.ts'
import { advance, answer, checkAnswer } from './tasks.ts'
import { afterPhase } from './turn.ts'

type Handler<T extends ActionType> = {
  /** The phase it belongs to; none: any time, or the answer to a decision. */
  phase?: Phase
  /** Is there such a thing in this game at all? */
  known?: (ctx: Ctx) => boolean
  /** The rule by which a power without its capital goes without it, where that is not the rule of the phase. */
  lost?: RuleId
  check: (ctx: Ctx, action: ActionOf<T>) => Refusal | null
  plan: (ctx: Ctx, action: ActionOf<T>) => void
}

const handlers: { [T in ActionType]?: Handler<T> } = {
  purchase: { phase: 'purchase', check: checkPurchase, plan: doPurchase },
  repair: { phase: 'purchase', check: checkRepair, plan: doRepair },
  influence: { phase: 'purchase', lost: 'INF-REV-07', known: knowsInfluence, check: checkInfluence, plan: doInfluence },
  revolt: { phase: 'purchase', lost: 'INF-REV-07', known: knowsRevolts, check: checkRevolt, plan: doRevolt },
  move: { phase: 'move', check: checkMove, plan: doMove },
  load: { phase: 'move', check: checkLoad, plan: doLoad },
  offload: { phase: 'move', check: checkOffload, plan: doOffload },
  attack: { phase: 'combat', check: checkAttack, plan: doAttack },
  mobilize: { phase: 'mobilize', check: checkMobilize, plan: doMobilize },
  'declare-submarine-warfare': { check: checkDeclaration, plan: doDeclaration },
  'time-is-up': { known: (ctx) => ctx.rules.data.limit !== undefined, check: checkTimeIsUp, plan: doTimeIsUp },
  'end-phase': { check: checkEndPhase, plan: doEndPhase },
}

/** Which action answers which decision. */
const ANSWERS: Record<DecisionKind, readonly ActionType[]> = {
  casualties: ['casualties'],
  submerge: ['submerge'],
  press: ['press', 'retreat'],
  choice: ['choose'],
  dice: ['enter-dice'],
  gas: ['gas'],
  coastal: ['coastal'],
  convoy: ['convoy'],
  escort: ['escort'],
  disengage: ['disengage'],
}
const answersTo = ({ kind, topic }: Question): readonly ActionType[] =>
  topic === 'fighter-retreat' ? [...ANSWERS[kind], 'retreat'] : ANSWERS[kind]
const IS_ANSWER: ReadonlySet<ActionType> = new Set(Object.values(ANSWERS).flat())

/** What keeps a phase open in this ruleset, which says more, and in every one. */
function checkEndPhase(ctx: Ctx): Refusal | null {
  return gather([...ctx.rules.checks.end.map((check) => check(ctx)), openStill(ctx)])
}

/** STD-MOV-18, CBT-02, PUR-05; STD-SET-14: everything else may be passed. */
function openStill(ctx: Ctx): Refusal | null {
  switch (ctx.state.flow.phase) {
    case 'move':
      return gather(unmetDuties(ctx))
    case 'combat':
      return gather(
        ctx.state.turn.battles
          .filter((b) => b.required && !b.resolved)
          .map(({ space }) => {
            const code = isInvaded(ctx, space) ? 'landing-must-be-made' : 'battle-must-be-fought'
            // Of front land under the armistice the armistice itself says so.
            const rule = ctx.state.war.armistice?.[space] === undefined ? 'STD-CBT-02' : 'ADV-26-21'
            return refuse(ctx, rule, code, { space }, space)
          }),
      )
    case 'mobilize':
      return checkAllPlaced(ctx)
    default:
      return null
  }
}

const closing = (ctx: Ctx): Task[] => {
  switch (ctx.state.flow.phase) {
    case 'purchase':
      return ctx.rules.steps.closePurchase.map((task): Task => ({ task }))
    case 'move':
      return ctx.rules.steps.closeMove.map(
        (step): Task => (step === 'mines' ? { task: 'mines', zone: null, ships: null } : { task: step }),
      )
    case 'combat':
      // A reinforcement that could have landed before lands at the latest now (STD-ASL-13).
      return [...readyShores(ctx).map((to): Task => ({ task: 'come-ashore', to })), { task: 'close-combat' }]
    case 'mobilize':
      return [{ task: 'exchanges' }]
    case 'income':
      return ctx.rules.steps.income.map((task): Task => ({ task }))
    default:
      return []
  }
}

function doEndPhase(ctx: Ctx): void {
  const tasks = closing(ctx)
  afterPhase(ctx, ctx.state.flow.phase)
  push(ctx, ...tasks)
}

/** Everything that speaks against an action, or null. Shared by `reduce`, `checkAction` and the lists of what is allowed. */
export function check(ctx: Ctx, action: Action): Refusal | null {
  const { state } = ctx
  const shape = checkShape(ctx, action)
  if (shape) return shape
  if (state.flow.winner) return contract(ctx, 'game-over')
  if (action.type === 'resign') return null
  if (state.flow.pending) {
    if (!answersTo(state.flow.pending).includes(action.type)) return contract(ctx, 'decision-open', state.flow.pending)
    return action.type === 'enter-dice'
      ? checkDice(ctx, action, state.flow.pending)
      : checkAnswer(ctx, state.flow.pending, action)
  }
  if (IS_ANSWER.has(action.type)) return contract(ctx, 'no-decision')
  const handler = handlers[action.type] as Handler<ActionType> | undefined
  if (!handler) return contract(ctx, 'no-decision')
  if (handler.known?.(ctx) === false) return refuse(ctx, 'CONTRACT', 'not-in-this-game')
  if (handler.phase !== undefined && handler.phase !== state.flow.phase) return wrongPhase(ctx, handler.phase, handler.lost)
  const error = handler.check(ctx, action as never)
  const more = moreAgainst(ctx, action)
  return more.length === 0 ? error : gather([error, ...more])
}

/** What the ruleset has against it besides. */
function moreAgainst(ctx: Ctx, action: Action): (Refusal | null)[] {
  const lists = ctx.rules.checks as unknown as Record<string, readonly ((ctx: Ctx, action: Action) => Refusal | null)[]>
  return HAS_CHECKS.has(action.type) ? (lists[action.type] ?? []).map((check) => check(ctx, action)) : []
}
const HAS_CHECKS: ReadonlySet<string> = new Set<keyof Checks>(['purchase', 'load', 'offload', 'attack', 'mobilize'])

const contract = (ctx: Ctx, code: 'game-over' | 'decision-open' | 'no-decision', decision?: Question): Refusal =>
  refuse(ctx, 'CONTRACT', code, decision ? { power: decision.by } : {}, decision?.space)

/** STD-SET-13; or the phase is closed to this power because its capital is lost (STD-CAP-13), or for another reason. */
function wrongPhase(ctx: Ctx, phase: Phase, lost?: RuleId): Refusal {
  const closed = closedError(ctx, phase)
  const order = gather([refuse(ctx, 'STD-SET-13', 'other-phase', { phase, now: ctx.state.flow.phase })]) as Refusal
  if (closed === null) return order
  return lost === undefined ? { ...order, also: [closed] } : { ...closed, rule: lost, also: [order] }
}

function checkDice(ctx: Ctx, { dice }: ActionOf<'enter-dice'>, decision: Question): Refusal | null {
  return dice.length === decision.count ? null : refuse(ctx, 'CONTRACT', 'dice-count', { n: decision.count ?? 0, m: dice.length })
}

function play(ctx: Ctx, action: Action): void {
  if (action.type === 'resign') return resign(ctx, action.side)
  const { pending } = ctx.state.flow
  if (!pending) return (handlers[action.type] as Handler<ActionType>).plan(ctx, action as never)
  emit(ctx, {
    type: 'decision-answered',
    id: pending.id,
    by: pending.by,
    kind: pending.kind,
    topic: pending.topic,
    answer: sayAnswer(action),
  })
  if (action.type === 'enter-dice') ctx.entered = action.dice
  else answer(ctx, pending, action)
}

const sayAnswer = (action: Action): string => {
  if (action.type === 'choose') return action.option
  if (action.type === 'press') return action.on ? 'on' : 'off'
  if (action.type === 'submerge' || action.type === 'gas' || action.type === 'coastal') return String(action.count)
  if (action.type === 'convoy') return String(action.submarines)
  if (action.type === 'escort') return String(action.destroyers)
  if (action.type === 'disengage') return action.on ? 'on' : 'off'
  if (action.type === 'retreat') return action.to
  return action.type
}

function resign(ctx: Ctx, side: 'central' | 'allies'): void {
  emit(ctx, { type: 'resigned', side })
  emit(ctx, { type: 'war-won', side: otherSide(side), how: 'resignation', capitals: [], rule: 'CONTRACT' })
}

/** What came of an action; of a refusal not yet in words. */
export type Played = Extract<Outcome, { ok: true }> | { ok: false; refusal: Refusal }

/** One action: refused with its reasons, or the new state with what happened. The state that was passed in is never changed. */
export function reduce(state: GameState, action: Action, recorded: readonly number[] | null = null): Played {
  const ctx = contextOf(rulesOf(state), state)
  const refusal = check(ctx, action)
  if (refusal) return { ok: false, refusal }
  ctx.recorded = recorded
  play(ctx, action)
  advance(ctx)
  if (ctx.state.flow.winner && ctx.state.flow.agenda.length > 0) clearAgenda(ctx)
  return { ok: true, state: ctx.state, events: ctx.events, dice: ctx.dice }
}
