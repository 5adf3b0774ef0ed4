import { openConvoyWar } from '../phases/combat/sea/convoys.ts'
import { placeOwed } from '../phases/mobilize/duty.ts'
import { comeHome } from '../phases/mobilize/homecoming.ts'
import { refundShips } from '../phases/mobilize/mobilize.ts'
import { runArmistice } from '../phases/politics/armistice.ts'
import { testEconomy, testPolitics } from '../phases/politics/collapse.ts'
import { correctLiberations } from '../phases/politics/control.ts'
import { runRevolution } from '../phases/politics/revolution.ts'
import { testLimit } from '../phases/politics/score.ts'
import { runTreaty } from '../phases/politics/treaty.ts'
import { testVictoryAfterTurn } from '../phases/politics/victory.ts'
import { winCountries } from '../phases/purchase/influence.ts'
import { raiseRevolts } from '../phases/purchase/revolt.ts'
import type { CloseCombatStep, EndTurnStep, OpenMobilizeStep, OpenRoundStep, OpenTurnStep } from '../rulesets/rules.ts'
import { hasLeft, hasSurrendered, isIsolated } from '../state/relations.ts'
import type { Phase, PowerId } from '../types/ids.ts'
import type { TaskOf } from '../types/task.ts'
import { type Ctx, emit, pop, push } from './context.ts'

/** Is this phase skipped, tested as it opens (STD-CAP-17, STD-PUR-08)? The rule, or null. */
export const skipRule = (ctx: Pick<Ctx, 'rules' | 'state'>, phase: Phase): string | null =>
  ctx.rules.hooks.phaseClosed(ctx, phase)

export function runOpenPhase(ctx: Ctx, { phase }: TaskOf<'open-phase'>): void {
  pop(ctx)
  const { power, round } = ctx.state.flow
  const rule = skipRule(ctx, phase)
  if (rule !== null) {
    emit(ctx, { type: 'phase-skipped', power, phase, rule })
    return afterPhase(ctx, phase)
  }
  emit(ctx, { type: 'phase-opened', round, power, phase })
  if (phase === 'combat') push(ctx, { task: 'claims' }, { task: 'list-battles' })
  if (phase === 'mobilize') for (const step of ctx.rules.steps.openMobilize) OPEN_MOBILIZE[step](ctx)
}

/** STD-SET-13: the next phase, or the end of the turn. */
export function afterPhase(ctx: Ctx, phase: Phase): void {
  const { phases } = ctx.rules.data
  const next = phases[phases.indexOf(phase) + 1]
  push(ctx, next === undefined ? { task: 'end-turn' } : { task: 'open-phase', phase: next })
}

const OPEN_MOBILIZE: Record<OpenMobilizeStep, (ctx: Ctx) => void> = {
  homecoming: comeHome, // ADV-26-07
  duty: placeOwed, // ADV-21-01
  refunds: refundShips, // STD-MOB-07
  influence: winCountries, // INF-INFL-03
  revolts: raiseRevolts, // INF-REV-03
}

const CLOSE_COMBAT: Record<CloseCombatStep, (ctx: Ctx) => void> = {
  'stay-aboard': stayAboard,
  liberations: correctLiberations, // STD-CAP-04
  treaty: runTreaty, // INF-RUS-03
}

/** Conduct Combat closes. */
export function runCloseCombat(ctx: Ctx): void {
  pop(ctx)
  for (const step of ctx.rules.steps.closeCombat) {
    CLOSE_COMBAT[step](ctx)
    if (ctx.state.flow.winner) return
  }
}

/** Landings that could not be made stay aboard (STD-ASL-13). */
function stayAboard(ctx: Ctx): void {
  for (const l of ctx.state.turn.landings)
    emit(ctx, {
      type: 'landing-stayed-aboard',
      power: ctx.state.flow.power,
      zone: l.zone,
      to: l.to,
      transport: l.transport,
      rule: 'STD-ASL-13',
    })
}

const END_OF_TURN: Record<EndTurnStep, (ctx: Ctx) => void> = {
  revolution: runRevolution, // STD-REV-02: after income
  armistice: runArmistice, // ADV-26-01
  treaty: runTreaty, // INF-RUS-03
  collapse: testPolitics, // TOU-COL-07
  victory: (ctx) => {
    testVictoryAfterTurn(ctx)
  },
  limit: testLimit, // TOU-VIC-04
}
/** Steps that may ask who takes control; what follows looks at what came of them (TOU-COL-19). */
const SETTLED_FIRST: ReadonlySet<EndTurnStep> = new Set(['treaty', 'collapse', 'armistice'])

export function runEndTurn(ctx: Ctx, { step: from = 0 }: TaskOf<'end-turn'>): void {
  pop(ctx)
  if (from === 0) push(ctx, { task: 'pass-on' })
  for (const [i, step] of ctx.rules.steps.endTurn.entries()) {
    if (i < from) continue
    if (SETTLED_FIRST.has(step)) push(ctx, { task: 'end-turn', step: i + 1 })
    END_OF_TURN[step](ctx)
    if (ctx.state.flow.winner || SETTLED_FIRST.has(step)) return
  }
}

/**
 * The next power in turn order, whatever it has lost (STD-SET-11, STD-SET-12, STD-VIC-05); one that has left the war is passed
 * over (STD-REV-07, TOU-COL-08).
 */
export function runPassOn(ctx: Ctx): void {
  pop(ctx)
  const { order } = ctx.rules
  const at = order.indexOf(ctx.state.flow.power)
  const power = order[(at + 1) % order.length] as PowerId
  if (at === order.length - 1) {
    emit(ctx, { type: 'round-opened', round: ctx.state.flow.round + 1 })
    for (const step of ctx.rules.steps.openRound) OPEN_ROUND[step](ctx)
  }
  if (hasLeft(ctx, power)) {
    emit(ctx, {
      type: 'turn-skipped',
      power,
      rule: hasSurrendered(ctx, power) ? 'TOU-COL-08' : (ctx.rules.data.revolution.turns ?? 'STD-REV-07'),
    })
    // A side does not lose its test because the power after whose turn it falls takes none any more (TOU-VIC-03).
    if (testVictoryAfterTurn(ctx, true)) return
    return push(ctx, { task: 'pass-on' })
  }
  emit(ctx, { type: 'turn-opened', round: ctx.state.flow.round, power })
  push(ctx, { task: 'open-phase', phase: 'purchase' })
  for (const step of ctx.rules.steps.openTurn) OPEN_TURN[step](ctx)
}

const OPEN_ROUND: Record<OpenRoundStep, (ctx: Ctx) => void> = {
  'convoy-war': openConvoyWar,
  'late-entries': (ctx) => enterByDate(ctx, 'round'),
}
const OPEN_TURN: Record<OpenTurnStep, (ctx: Ctx) => void> = {
  'late-entries': (ctx) => enterByDate(ctx, 'turn'),
  collapse: testEconomy, // TOU-COL-03
}

/** From its round on a late power is at war, whatever has happened (STD-POL-24); some enter as their own turn opens, some as the round does. */
function enterByDate(ctx: Ctx, moment: 'turn' | 'round'): void {
  for (const late of ctx.rules.data.lateEntries) {
    const now = late.moment === moment && (moment === 'round' || late.power === ctx.state.flow.power)
    if (now && isIsolated(ctx, late.power) && ctx.state.flow.round >= late.entersRound)
      emit(ctx, { type: 'war-entered', power: late.power, cause: 'date', rule: late.rule })
  }
}
