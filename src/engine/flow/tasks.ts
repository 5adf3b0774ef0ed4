import { answerCoastal, answerInfantry } from '../phases/combat/land/coastal.ts'
import { answerDrivenAshore, answerDrivenOff } from '../phases/combat/land/driven-off.ts'
import { answerSwap } from '../phases/combat/land/first-shot.ts'
import { answerGas } from '../phases/combat/land/gas.ts'
import { runAssault } from '../phases/combat/land/invasion.ts'
import { runLandBattle } from '../phases/combat/land/steps.ts'
import { runComeAshore, runLandings } from '../phases/combat/landings.ts'
import { readAnswer } from '../phases/combat/losses/answer.ts'
import type { LossProblem } from '../phases/combat/losses/problem.ts'
import { applyLosses, openProblem } from '../phases/combat/losses/take.ts'
import { runClaims, runListBattles } from '../phases/combat/order.ts'
import { answerConvoy, answerEscort } from '../phases/combat/sea/convoy.ts'
import { answerDisengage } from '../phases/combat/sea/disengage.ts'
import { checkDiveAll } from '../phases/combat/sea/dive.ts'
import { answerRetreat, checkRetreat } from '../phases/combat/sea/retreat.ts'
import { answerPress, answerSubmerge, checkPress, runSeaBattle } from '../phases/combat/sea/steps.ts'
import { runCollect, runPay } from '../phases/income/income.ts'
import { runSupplies } from '../phases/income/supplies.ts'
import { orderOwed } from '../phases/mobilize/duty.ts'
import { answerExchange, runExchanges } from '../phases/mobilize/mobilize.ts'
import { answerCallOff, runCallOff, runCallOffs } from '../phases/move/call-off.ts'
import { excusedByLoss } from '../phases/move/excuses.ts'
import {
  answerFighterRetreat,
  runAbandonedField,
  runFighterRetreat,
  runFighterRetreats,
} from '../phases/move/fighter-retreats.ts'
import { runLand } from '../phases/move/land.ts'
import { runLapses } from '../phases/move/lapses.ts'
import { runLoad } from '../phases/move/load.ts'
import { runMines } from '../phases/move/mines.ts'
import { runPursuit } from '../phases/move/strategic.ts'
import { leaveArmisticeLand } from '../phases/politics/armistice-land.ts'
import { answerTakeControl, runSettle, runTakeControl, runWithdrawals } from '../phases/politics/control.ts'
import { answerMinor, runMinor, runMinors } from '../phases/politics/minors.ts'
import { answerSetAshore, runScuttle, runSetAshore } from '../phases/politics/treaty.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { Action } from '../types/action.ts'
import type { Question } from '../types/decision.ts'
import type { LandBattle, SeaBattle, Task, TaskId, TaskOf } from '../types/task.ts'
import { type Ctx, pop } from './context.ts'
import { runCloseCombat, runEndTurn, runOpenPhase, runPassOn } from './turn.ts'

type Runner<T extends Task> = {
  /** Does the next bit; may ask, and is run again when the answer has come. */
  run: (ctx: Ctx, task: T) => void
  /** Why this answer cannot be taken. */
  check?: (ctx: Ctx, task: T, decision: Question, action: Action) => Refusal | null
  /** Takes an answer that passed the check; the decision is closed already. */
  answer?: (ctx: Ctx, task: T, decision: Question, action: Action) => void
}

/** The option an answer names; where fighters fly away the action of ships that do says it as well (ADV-PT2-07). */
const optionOf = (action: Action): string | null =>
  action.type === 'choose' ? action.option : action.type === 'retreat' ? action.to : null

const chosen = (answer: (ctx: Ctx, task: never, option: string, decision: Question) => void) => ({
  check: (ctx: Ctx, _task: unknown, decision: Question, action: Action): Refusal | null =>
    decision.options?.some((o) => o.id === optionOf(action))
      ? null
      : refuse(ctx, 'CONTRACT', 'not-an-option', {}, decision.space),
  answer: (ctx: Ctx, task: unknown, decision: Question, action: Action): void =>
    answer(ctx, task as never, optionOf(action) as string, decision),
})

/** The losses a battle waits for, as the step it stands at sees them. */
export function waitingProblem(ctx: Ctx, battle: LandBattle | SeaBattle): LossProblem | null {
  if (battle.task === 'sea-battle')
    return openProblem(
      ctx,
      battle,
      battle.onAttacker > 0 && (isAt(ctx, battle, 'attacker-losses') || isAt(ctx, battle, 'first-attacker-losses'))
        ? 'sea-attacker'
        : 'sea-defender',
    )
  const step = ctx.rules.steps.land[battle.step]
  const of = {
    'coastal-losses': 'coastal',
    'strike-losses': 'strike',
    'air-losses': 'air',
    'air-damage': 'air-damage',
    gassed: 'gas',
    'strafe-losses': 'strafe',
    'attacker-losses': 'defence',
    'defender-losses': 'attack',
  } as const
  return step !== undefined && step in of ? openProblem(ctx, battle, of[step as keyof typeof of]) : null
}

/** How many of what the question is about this answer names; null for answers of another kind. */
function countNamed(action: Action): number | null {
  if (action.type === 'gas' || action.type === 'coastal') return action.count
  if (action.type === 'convoy') return action.submarines
  return action.type === 'escort' ? action.destroyers : null
}

const isAt = (ctx: Ctx, battle: SeaBattle, step: string): boolean => ctx.rules.steps.sea[battle.step] === step

function checkBattleAnswer(ctx: Ctx, battle: LandBattle | SeaBattle, decision: Question, action: Action): Refusal | null {
  if (action.type === 'submerge') {
    const most = decision.count ?? 0
    if (action.count > most) return refuse(ctx, 'CONTRACT', 'too-many-boats', { n: most }, decision.space)
    return decision.topic === 'dive-all' && battle.task === 'sea-battle' ? checkDiveAll(ctx, battle, action.count, most) : null
  }
  const named = countNamed(action)
  if (named !== null) {
    const most = decision.count ?? 0
    if (named <= most) return null
    // Of guns there are more: it is the rule that lets no more of them fire at the fleet.
    return action.type === 'coastal'
      ? refuse(ctx, 'ADV-12-06', 'half-of-the-guns', { n: most }, decision.space)
      : refuse(ctx, 'CONTRACT', 'too-many-named', { n: most }, decision.space)
  }
  if (battle.task === 'sea-battle') {
    if (action.type === 'press') return checkPress(ctx, battle, action.on)
    if (action.type === 'retreat') return checkRetreat(ctx, battle, action.to)
  }
  if (action.type === 'choose' && !decision.options?.some((o) => o.id === action.option))
    return refuse(ctx, 'CONTRACT', 'not-an-option', {}, decision.space)
  if (action.type !== 'casualties') return null
  const problem = waitingProblem(ctx, battle)
  if (!problem) return refuse(ctx, 'CONTRACT', 'no-decision', {}, decision.space)
  const read = readAnswer(ctx, problem, action)
  return 'error' in read ? { ...read.error, ...(decision.space === undefined ? {} : { space: decision.space }) } : null
}

function answerBattle(ctx: Ctx, battle: LandBattle | SeaBattle, decision: Question, action: Action): void {
  if (action.type === 'casualties') {
    const problem = waitingProblem(ctx, battle)
    const read = problem && readAnswer(ctx, problem, action)
    if (problem && read && 'choice' in read) applyLosses(ctx, problem, read.choice, decision.by, read.ids)
  } else if (battle.task === 'land-battle' && action.type === 'gas') answerGas(ctx, battle, action.count)
  else if (battle.task === 'land-battle' && action.type === 'coastal') answerCoastal(ctx, battle, decision.by, action.count)
  else if (battle.task === 'land-battle' && action.type === 'choose' && decision.topic === 'coastal-infantry')
    answerInfantry(ctx, battle, action.option)
  else if (battle.task === 'land-battle' && action.type === 'choose' && decision.topic === 'driven-off')
    answerDrivenOff(ctx, battle, action.option)
  else if (battle.task === 'land-battle' && action.type === 'choose' && decision.topic === 'driven-ashore')
    answerDrivenAshore(ctx, battle, action.option)
  else if (battle.task === 'land-battle' && action.type === 'choose' && decision.topic === 'swap')
    answerSwap(ctx, battle, action.option)
  else if (battle.task === 'sea-battle' && action.type === 'submerge') answerSubmerge(ctx, battle, decision.by, action.count)
  else if (battle.task === 'sea-battle' && action.type === 'press') answerPress(ctx, battle, action.on)
  else if (battle.task === 'sea-battle' && action.type === 'convoy') answerConvoy(ctx, battle, action.submarines)
  else if (battle.task === 'sea-battle' && action.type === 'escort') answerEscort(ctx, battle, decision.by, action.destroyers)
  else if (battle.task === 'sea-battle' && action.type === 'disengage') answerDisengage(ctx, battle, decision.by, action.on)
  else if (battle.task === 'sea-battle' && action.type === 'retreat') answerRetreat(ctx, battle, action.to)
}

/** Everything that can be under way. A task without a runner does not compile. */
const runners: { [T in TaskId]: Runner<TaskOf<T>> } = {
  mines: { run: (ctx, task) => runMines(ctx, task, excusedByLoss) },
  'call-off': { run: runCallOff, ...chosen((ctx, task: TaskOf<'call-off'>, option) => answerCallOff(ctx, task, option)) },
  'call-offs': { run: runCallOffs },
  lapses: { run: runLapses },
  pursuit: { run: runPursuit },
  load: { run: runLoad },
  land: { run: runLand },
  minors: { run: runMinors },
  minor: { run: runMinor, ...chosen((ctx, task: TaskOf<'minor'>, option) => answerMinor(ctx, task, option)) },
  withdrawals: { run: runWithdrawals },
  'take-control': {
    run: runTakeControl,
    ...chosen((ctx, task: TaskOf<'take-control'>, option) => answerTakeControl(ctx, task, option)),
  },
  settle: { run: runSettle },
  'set-ashore': {
    run: runSetAshore,
    ...chosen((ctx, task: TaskOf<'set-ashore'>, option) => answerSetAshore(ctx, task, option)),
  },
  scuttle: { run: runScuttle },
  abandonments: { run: leaveArmisticeLand },
  'fighter-retreats': { run: runFighterRetreats },
  'fighter-retreat': {
    run: runFighterRetreat,
    ...chosen((ctx, task: TaskOf<'fighter-retreat'>, option) => answerFighterRetreat(ctx, task, option)),
  },
  'abandoned-field': { run: runAbandonedField },
  'open-phase': { run: runOpenPhase },
  claims: { run: runClaims },
  'list-battles': { run: runListBattles },
  'close-combat': { run: runCloseCombat },
  landings: { run: runLandings },
  'come-ashore': { run: runComeAshore },
  assault: { run: runAssault },
  'land-battle': { run: runLandBattle, check: checkBattleAnswer, answer: answerBattle },
  'sea-battle': { run: runSeaBattle, check: checkBattleAnswer, answer: answerBattle },
  exchanges: {
    run: runExchanges,
    ...chosen((ctx, _task: TaskOf<'exchanges'>, option, decision) => answerExchange(ctx, decision.space as string, option)),
  },
  'order-owed': { run: orderOwed },
  supplies: { run: runSupplies },
  collect: { run: runCollect },
  pay: { run: runPay },
  'end-turn': { run: runEndTurn },
  'pass-on': { run: runPassOn },
}

const runnerOf = (task: Task): Runner<Task> => runners[task.task] as Runner<Task>

/** Far more steps than any action can need: a ruleset that runs in circles must not hang the table. */
const MOST_STEPS = 20000

/** Runs what is under way to the next decision, or until nothing is. */
export function advance(ctx: Ctx): void {
  for (let i = 0; i < MOST_STEPS; i++) {
    if (ctx.state.flow.winner || ctx.state.flow.pending) return
    const task = ctx.state.flow.agenda.at(-1)
    if (!task) return
    runnerOf(task).run(ctx, task)
  }
  throw new Error('the game ran in circles')
}

export function checkAnswer(ctx: Ctx, decision: Question, action: Action): Refusal | null {
  const task = ctx.state.flow.agenda.at(-1)
  if (!task) return refuse(ctx, 'CONTRACT', 'no-decision')
  return runnerOf(task).check?.(ctx, task, decision, action) ?? null
}

export function answer(ctx: Ctx, decision: Question, action: Action): void {
  const task = ctx.state.flow.agenda.at(-1)
  if (task) runnerOf(task).answer?.(ctx, task, decision, action)
  else pop(ctx)
}
