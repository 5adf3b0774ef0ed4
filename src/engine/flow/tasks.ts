import { popTask } from '../kernel/context.ts'
import type { Ctx, RulesetTask, TaskRunner } from '../kernel/rules.ts'
import { bidTask } from '../phases/bid/bid.ts'
import { claimsTask, listBattlesTask } from '../phases/combat/battle-list.ts'
import { battleTask } from '../phases/combat/battle-step.ts'
import { comeAshoreTask, landingsTask } from '../phases/combat/landings.ts'
import { collectTask, payTask } from '../phases/income/income.ts'
import { exchangesTask } from '../phases/mobilize/mobilize.ts'
import { nextMineRoll, runMines } from '../phases/move/sail/mines.ts'
import { callOffsTask, callOffTask } from '../phases/move/transport/call-off.ts'
import { landTask } from '../phases/move/transport/landing.ts'
import { lapsesTask } from '../phases/move/transport/lapsed-landings.ts'
import { loadTask } from '../phases/move/transport/load.ts'
import { dutiesWaivedByLoss } from '../phases/move/transport/waived-duties.ts'
import { settleTask, takeControlTask, withdrawalsTask } from '../phases/politics/control.ts'
import { minorsTask, minorTask } from '../phases/politics/minors.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { Action } from '../types/action.ts'
import type { Question, Throw, ThrowGroup } from '../types/decision.ts'
import type { Task, TaskId } from '../types/task.ts'
import { closeCombatTask, endTurnTask, openPhaseTask, passOnTask } from './turn.ts'

/** Runners of the tasks all rulesets share; a missing one does not compile. */
const runners: { [T in Exclude<TaskId, RulesetTask>]: TaskRunner<T> } = {
  bid: bidTask,
  mines: { run: (ctx, task) => runMines(ctx, task, dutiesWaivedByLoss), nextRoll: nextMineRoll },
  lapses: lapsesTask,
  'call-off': callOffTask,
  'call-offs': callOffsTask,
  load: loadTask,
  land: landTask,
  minors: minorsTask,
  minor: minorTask,
  withdrawals: withdrawalsTask,
  'take-control': takeControlTask,
  settle: settleTask,
  claims: claimsTask,
  'list-battles': listBattlesTask,
  landings: landingsTask,
  'come-ashore': comeAshoreTask,
  exchanges: exchangesTask,
  collect: collectTask,
  pay: payTask,
  'open-phase': openPhaseTask,
  'close-combat': closeCombatTask,
  'end-turn': endTurnTask,
  'pass-on': passOnTask,
  'land-battle': battleTask,
  'sea-battle': battleTask,
}

const runnerOf = ({ rules }: Ctx, { task }: Task): TaskRunner<TaskId> =>
  (rules.tasks[task as RulesetTask] ?? runners[task as Exclude<TaskId, RulesetTask>]) as TaskRunner<TaskId>

const never = (): boolean => false

/** Stops a ruleset that loops for ever. */
const MAX_STEPS = 20000

/** Runs tasks until a question is open, no task is left or `shouldStop` returns true. */
export function advance(ctx: Ctx, shouldStop: (ctx: Ctx) => boolean = never): void {
  for (let i = 0; i < MAX_STEPS; i++) {
    if (ctx.state.flow.winner || ctx.state.flow.pending || shouldStop(ctx)) return
    const task = ctx.state.flow.agenda.at(-1)
    if (!task) return
    runnerOf(ctx, task).run(ctx, task)
  }
  throw new Error('the game ran in circles')
}

/** The dice that are requested now, without those already supplied by a queue or record; null if none. */
export function requestedRoll(ctx: Ctx): Throw | null {
  const { agenda, pending } = ctx.state.flow
  const task = agenda.at(-1)
  const request = pending?.kind === 'dice' && task ? (runnerOf(ctx, task).nextRoll?.(ctx, task) ?? null) : null
  return request && { ...request, groups: lastDiceGroups(request.groups, pending?.count ?? 0) }
}

function lastDiceGroups(groups: readonly ThrowGroup[], dice: number): ThrowGroup[] {
  let supplied = groups.reduce((n, group) => n + group.count, 0) - dice
  return groups.flatMap((group) => {
    const off = Math.min(Math.max(supplied, 0), group.count)
    supplied -= off
    return off < group.count ? [{ ...group, count: group.count - off }] : []
  })
}

/** Why the open question cannot be answered this way, or null. */
export function checkAnswer(ctx: Ctx, decision: Question, action: Action): Refusal | null {
  const task = ctx.state.flow.agenda.at(-1)
  if (!task) return refuse(ctx, 'CONTRACT', 'no-decision')
  return runnerOf(ctx, task).check?.(ctx, task, decision, action) ?? null
}

/** Takes a checked answer. */
export function takeAnswer(ctx: Ctx, decision: Question, action: Action): void {
  const task = ctx.state.flow.agenda.at(-1)
  if (task) runnerOf(ctx, task).answer?.(ctx, task, decision, action)
  else popTask(ctx)
}
