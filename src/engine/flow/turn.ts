import { emit, popTask, pushTasks } from '../kernel/context.ts'
import type { Ctx, TaskRunner, View } from '../kernel/rules.ts'
import { testVictoryAfterTurn } from '../phases/politics/victory.ts'
import { hasLeft, hasSurrendered } from '../state/relations.ts'
import type { Phase, PowerId } from '../types/ids.ts'
import type { TaskOf } from '../types/task.ts'
import { PHASE_RULES } from './phases.ts'

/** The rule by which this phase is skipped as it opens, or null (STD-CAP-17, STD-PUR-08). */
export const phaseSkipRule = (ctx: View, phase: Phase): string | null => ctx.rules.hooks.phaseClosed(ctx, phase)

function runOpenPhase(ctx: Ctx, { phase }: TaskOf<'open-phase'>): void {
  popTask(ctx)
  const { power, round } = ctx.state.flow
  const rule = phaseSkipRule(ctx, phase)
  if (rule !== null) {
    emit(ctx, { type: 'phase-skipped', power, phase, rule })
    return afterPhase(ctx, phase)
  }
  emit(ctx, { type: 'phase-opened', round, power, phase })
  PHASE_RULES[phase].onOpen?.(ctx)
}

/** Pushes the next phase or the end of the turn (STD-SET-13). */
export function afterPhase(ctx: Ctx, phase: Phase): void {
  const { phases } = ctx.rules.data
  const next = phases[phases.indexOf(phase) + 1]
  pushTasks(ctx, next === undefined ? { task: 'end-turn' } : { task: 'open-phase', phase: next })
}

function runCloseCombat(ctx: Ctx): void {
  popTask(ctx)
  for (const step of ctx.rules.steps.closeCombat) {
    step.run(ctx)
    if (ctx.state.flow.winner) return
  }
}

function runEndTurn(ctx: Ctx, { step: from }: TaskOf<'end-turn'>): void {
  popTask(ctx)
  if (from === undefined) pushTasks(ctx, { task: 'pass-on' })
  const list = ctx.rules.steps.endTurn
  const start = from === undefined ? 0 : list.findIndex((step) => step.id === from)
  for (const [i, step] of list.entries()) {
    if (i < start) continue
    const following = step.settles && list[i + 1]
    if (following) pushTasks(ctx, { task: 'end-turn', step: following.id })
    step.run(ctx)
    if (ctx.state.flow.winner || step.settles) return
  }
}

/**
 * The next power in turn order, whatever it has lost (STD-SET-11, STD-SET-12, STD-VIC-05); one that has left the war is skipped
 * (STD-REV-07, TOU-COL-08).
 */
function runPassOn(ctx: Ctx): void {
  popTask(ctx)
  const { order } = ctx.rules
  const at = order.indexOf(ctx.state.flow.power)
  const power = order[(at + 1) % order.length] as PowerId
  if (at === order.length - 1) {
    emit(ctx, { type: 'round-opened', round: ctx.state.flow.round + 1 })
    for (const step of ctx.rules.steps.openRound) step.run(ctx)
  }
  if (hasLeft(ctx, power)) {
    emit(ctx, {
      type: 'turn-skipped',
      power,
      rule: hasSurrendered(ctx, power) ? 'TOU-COL-08' : (ctx.rules.data.revolution.turns ?? 'STD-REV-07'),
    })
    // A side keeps its victory test even if this power's turn is skipped (TOU-VIC-03).
    if (testVictoryAfterTurn(ctx, true)) return
    return pushTasks(ctx, { task: 'pass-on' })
  }
  emit(ctx, { type: 'turn-opened', round: ctx.state.flow.round, power })
  pushTasks(ctx, { task: 'open-phase', phase: 'purchase' })
  for (const step of ctx.rules.steps.openTurn) step.run(ctx)
}

export const openPhaseTask: TaskRunner<'open-phase'> = { run: runOpenPhase }
export const closeCombatTask: TaskRunner<'close-combat'> = { run: runCloseCombat }
export const endTurnTask: TaskRunner<'end-turn'> = { run: runEndTurn }
export const passOnTask: TaskRunner<'pass-on'> = { run: runPassOn }
