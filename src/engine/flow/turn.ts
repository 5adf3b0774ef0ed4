import { refundShips } from '../phases/mobilize/mobilize.ts'
import { correctLiberations } from '../phases/politics/control.ts'
import { runRevolution } from '../phases/politics/revolution.ts'
import { testVictoryAfterTurn } from '../phases/politics/victory.ts'
import type { EndTurnStep } from '../rulesets/rules.ts'
import { capitalLost } from '../state/queries.ts'
import { hasLeft, ISOLATED, isIsolated } from '../state/relations.ts'
import type { Phase, PowerId } from '../types/ids.ts'
import type { TaskOf } from '../types/task.ts'
import { type Ctx, emit, pop, push } from './context.ts'

/** The phases a power without its capital goes without (STD-CAP-13), and the rule of each. */
const CLOSED_WITHOUT_CAPITAL: Partial<Record<Phase, string>> = {
  purchase: 'STD-CAP-13',
  mobilize: 'STD-MOB-09',
  income: 'STD-INC-02',
}

/** Is this phase skipped, tested as it opens (STD-CAP-17, PUR-08)? The rule, or null. */
export const skipRule = (ctx: Pick<Ctx, 'rules' | 'state'>, phase: Phase): string | null =>
  capitalLost(ctx, ctx.state.power) ? (CLOSED_WITHOUT_CAPITAL[phase] ?? null) : null

export function runOpenPhase(ctx: Ctx, { phase }: TaskOf<'open-phase'>): void {
  pop(ctx)
  const { power, round } = ctx.state
  const rule = skipRule(ctx, phase)
  if (rule !== null) {
    emit(ctx, { type: 'phase-skipped', power, phase, rule })
    return afterPhase(ctx, phase)
  }
  emit(ctx, { type: 'phase-opened', round, power, phase })
  if (phase === 'combat') push(ctx, { task: 'claims' }, { task: 'list-battles' })
  if (phase === 'mobilize') refundShips(ctx)
}

/** STD-SET-13: the next phase, or the end of the turn. */
export function afterPhase(ctx: Ctx, phase: Phase): void {
  const { phases } = ctx.rules.data
  const next = phases[phases.indexOf(phase) + 1]
  push(ctx, next === undefined ? { task: 'end-turn' } : { task: 'open-phase', phase: next })
}

/** Conduct Combat closes: landings that could not be made stay aboard, liberations are looked at again (STD-CAP-04). */
export function runCloseCombat(ctx: Ctx): void {
  pop(ctx)
  for (const l of ctx.state.landings)
    emit(ctx, {
      type: 'landing-stayed-aboard',
      power: ctx.state.power,
      zone: l.zone,
      to: l.to,
      transport: l.transport,
      rule: 'STD-ASL-13',
    })
  correctLiberations(ctx)
}

const END_OF_TURN: Record<EndTurnStep, (ctx: Ctx) => void> = {
  revolution: runRevolution, // STD-REV-02: after income
  victory: (ctx) => {
    testVictoryAfterTurn(ctx)
  },
}

export function runEndTurn(ctx: Ctx): void {
  pop(ctx)
  push(ctx, { task: 'pass-on' })
  for (const step of ctx.rules.steps.endTurn) {
    END_OF_TURN[step](ctx)
    if (ctx.state.winner) return
  }
}

/** The next power in turn order, whatever it has lost (STD-SET-11, SET-12, VIC-05); one that has left the war is passed over (STD-REV-07). */
export function runPassOn(ctx: Ctx): void {
  pop(ctx)
  const { order } = ctx.rules
  const at = order.indexOf(ctx.state.power)
  const power = order[(at + 1) % order.length] as PowerId
  if (at === order.length - 1) {
    emit(ctx, { type: 'round-opened', round: ctx.state.round + 1 })
    if (ctx.rules.switches.usaEntry === 'round') enterWarByDate(ctx, 'WIK-10')
  }
  if (hasLeft(ctx, power)) {
    emit(ctx, { type: 'turn-skipped', power, rule: 'STD-REV-07' })
    return push(ctx, { task: 'pass-on' })
  }
  emit(ctx, { type: 'turn-opened', round: ctx.state.round, power })
  if (power === ISOLATED) enterWarByDate(ctx, 'STD-POL-24')
  push(ctx, { task: 'open-phase', phase: 'purchase' })
}

/** STD-POL-24: from its round on the United States is at war, whatever has happened. */
function enterWarByDate(ctx: Ctx, rule: string): void {
  if (isIsolated(ctx, ISOLATED) && ctx.state.round >= ctx.rules.data.usaEntersRound)
    emit(ctx, { type: 'war-entered', power: ISOLATED, cause: 'date', rule })
}
