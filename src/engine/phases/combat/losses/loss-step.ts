import { ask, emit, replaceTask } from '../../../kernel/context.ts'
import type { BattleStep, Ctx, StepLosses } from '../../../kernel/rules.ts'
import { refuse } from '../../../refusal.ts'
import { GAS } from '../../../state/gas.ts'
import type { Question } from '../../../types/decision.ts'
import type { ByPower, Counts, Owner, PowerId } from '../../../types/ids.ts'
import type { LossChoice, LossProblem } from '../../../types/losses.ts'
import type { Battle, BattleSide } from '../../../types/task.ts'
import { currentStep, goToNextStep, stepHandler } from '../battle-step.ts'
import { attackersIn, decidingPower, defendersIn } from '../forces.ts'
import { listChoices } from './list-choices.ts'
import { fightingSteps } from './problem.ts'
import { readAnswer } from './read-answer.ts'

/** Hits still to be assigned to this side. */
export const hitsOwed = (battle: Battle, side: BattleSide): number =>
  side === 'attacker' ? battle.onAttacker : battle.onDefender

/** The losses open in this step, or null. */
export function openLossProblem<B extends Battle>(ctx: Ctx, battle: B, losses: StepLosses<B>): LossProblem | null {
  const side = losses.sides.find((s) => losses.owed(battle, s) > 0)
  return side ? losses.problem(ctx, battle, side) : null
}

/** The losses the current step waits for, or null. */
export function pendingLosses(ctx: Ctx, battle: Battle): LossProblem | null {
  const losses = currentStep(ctx, battle)?.losses
  return losses ? openLossProblem(ctx, battle, losses) : null
}

/** Takes losses without a choice and asks for the others; true if none are left. */
export function takeLosses<B extends Battle>(ctx: Ctx, battle: B, losses: StepLosses<B>): boolean {
  for (;;) {
    const problem = openLossProblem(ctx, ctx.state.flow.agenda.at(-1) as B, losses)
    if (!problem) return true
    const choices = problem.hits === 0 ? [problem.classes.map(() => 0)] : listChoices(ctx, problem, 2)
    const [only, ...others] = choices
    if (!only || others.length > 0) {
      ask(ctx, lossQuestion(ctx, battle, problem, losses.topic))
      return false
    }
    losses.apply(ctx, problem, only, null)
  }
}

/** The first defending power in turn order decides for all (STD-MUL-03, STD-MUL-04). */
function lossQuestion(ctx: Ctx, battle: Battle, problem: LossProblem, topic: Question['topic']): Omit<Question, 'id'> {
  const pool: Partial<Record<Owner, Counts>> = {}
  const damaged: Partial<Record<Owner, Counts>> = {}
  const submerged: Partial<Record<Owner, number>> = {}
  const transportsToo = problem.free || problem.hits > fightingSteps(problem) || problem.classes.every((c) => c.ids)
  for (const c of problem.classes) {
    if (c.ids && !transportsToo) continue
    if (c.spend === 'lose' || problem.does === 'damage') {
      const own = pool[c.owner] ?? {}
      pool[c.owner] = { ...own, [c.type]: (own[c.type] ?? 0) + c.count, ...(c.gas ? { [GAS]: c.count } : {}) }
      const fresh = problem.classes.find((x) => x.owner === c.owner && x.type === c.type && x.spend === 'hit')?.count ?? 0
      const isTwoHits = ctx.rules.units[c.type].tags.has('two-hits')
      if (isTwoHits && c.count > fresh) damaged[c.owner] = { ...damaged[c.owner], [c.type]: c.count - fresh }
    }
    if (c.diving) submerged[c.owner] = (submerged[c.owner] ?? 0) + c.count
  }
  const stacks =
    problem.side === 'attacker'
      ? attackersIn(ctx, battle.space, battle.attacker)
      : defendersIn(ctx, battle.space, battle.attacker)
  return {
    by: problem.side === 'attacker' ? battle.attacker : decidingPower(ctx, stacks, battle.attacker),
    kind: 'casualties',
    topic,
    space: battle.space,
    count: problem.hits,
    pool: pool as ByPower<Counts>,
    ...(Object.keys(damaged).length > 0 ? { damaged: damaged as ByPower<Counts> } : {}),
    ...(Object.keys(submerged).length > 0 ? { submerged: submerged as ByPower<number> } : {}),
    rule: problem.rule,
  }
}

/** Removes and damages the chosen units; cargo is lost with its transport (STD-TRN-10). */
export function applyLosses(
  ctx: Ctx,
  problem: LossProblem,
  choice: LossChoice,
  chosenBy: PowerId | null,
  ids: readonly number[] = [],
): void {
  const battle = ctx.state.flow.agenda.at(-1) as Battle
  const { space } = battle
  const lost = new Map<Owner, { units: Counts; transports: number[]; submerged: number }>()
  problem.classes.forEach((c, i) => {
    const n = choice[i] ?? 0
    if (n === 0) return
    if (c.spend === 'hit') {
      emit(ctx, { type: 'ships-damaged', space, power: c.owner, side: problem.side, ship: c.type, count: n })
      return
    }
    const own = lost.get(c.owner) ?? { units: {}, transports: [], submerged: 0 }
    own.units = { ...own.units, [c.type]: (own.units[c.type] ?? 0) + n, ...(c.gas ? { [GAS]: n } : {}) }
    if (c.ids) own.transports.push(...pickIds(c.ids, n, ids))
    if (c.diving) own.submerged += n
    lost.set(c.owner, own)
  })
  for (const owner of [...ctx.rules.order, 'neutral' as const]) {
    const own = lost.get(owner)
    if (!own) continue
    const cargo = own.transports.flatMap((id) => (ctx.state.war.units[space] ?? []).find((s) => s.id === id)?.cargo ?? [])
    emit(ctx, {
      type: 'units-lost',
      space,
      power: owner,
      side: problem.side,
      step: problem.step,
      units: own.units,
      transports: own.transports,
      cargo: cargo.map(({ power, type }) => ({ power, type })),
      submerged: own.submerged,
      chosenBy,
    })
  }
  const now = ctx.state.flow.agenda.at(-1) as Battle
  replaceTask(ctx, problem.side === 'attacker' ? { ...now, onAttacker: 0 } : { ...now, onDefender: 0 })
}

const pickIds = (ids: readonly number[], n: number, named: readonly number[]): number[] =>
  [...ids.filter((id) => named.includes(id)), ...ids.filter((id) => !named.includes(id))].slice(0, n)

type LossStepSpec<B extends Battle> = Pick<BattleStep<B>, 'id' | 'track'> & {
  losses: Pick<StepLosses<B>, 'sides' | 'topic' | 'problem'> & Partial<StepLosses<B>>
  /** Runs after all losses; by default goes to the next step. */
  whenTaken?: (ctx: Ctx, battle: B) => void
}

/** A step that takes losses; asks only if there is a choice (STD-LND-17, STD-NAV-10). */
export function lossStep<B extends Battle>({
  id,
  track,
  losses: given,
  whenTaken = goToNextStep,
}: LossStepSpec<B>): BattleStep<B> {
  const losses: StepLosses<B> = { owed: hitsOwed, apply: applyLosses, ...given }
  return {
    id,
    track,
    losses,
    run: (ctx, battle) => {
      if (takeLosses(ctx, battle, losses)) whenTaken(ctx, battle)
    },
    question: stepHandler(
      'casualties',
      (ctx, battle, action, by) => {
        const problem = openLossProblem(ctx, battle, losses)
        const read = problem && readAnswer(ctx, problem, action)
        if (problem && read && 'choice' in read) losses.apply(ctx, problem, read.choice, by, read.ids)
      },
      (ctx, battle, action, { space }) => {
        const problem = openLossProblem(ctx, battle, losses)
        if (!problem) return refuse(ctx, 'CONTRACT', 'no-decision', {}, space)
        const read = readAnswer(ctx, problem, action)
        return 'error' in read ? { ...read.error, ...(space === undefined ? {} : { space }) } : null
      },
    ),
  }
}
