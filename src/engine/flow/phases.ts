import type { PhaseRule } from '../kernel/action.ts'
import { pushTasks } from '../kernel/context.ts'
import { isInvaded } from '../phases/combat/battle-list.ts'
import { readyShores } from '../phases/combat/ready-landings.ts'
import { checkAllPlaced } from '../phases/mobilize/mobilize.ts'
import { unmetDuties } from '../phases/move/duties.ts'
import { makeWayOutCheck } from '../phases/move/way-out.ts'
import { gather, refuse } from '../refusal.ts'
import type { Phase } from '../types/ids.ts'

/** STD-SET-14, ADV-21-01. */
export const purchasePhase: PhaseRule = {
  closingTasks: (ctx) => ctx.rules.steps.closePurchase.map((task) => ({ task })),
}

/** Unmet duties keep Movement open; then follow mines, called-off landings and minor powers (STD-MOV-18). */
export const movePhase: PhaseRule = {
  makeWayOutCheck,
  checkEnd: (ctx) => gather(unmetDuties(ctx)),
  closingTasks: (ctx) =>
    ctx.rules.steps.closeMove.map((step) => (step === 'mines' ? { task: 'mines', zone: null, ships: null } : { task: step })),
}

/** Required battles keep the phase open (STD-CBT-02). */
export const combatPhase: PhaseRule = {
  onOpen: (ctx) => pushTasks(ctx, { task: 'claims' }, { task: 'list-battles' }),
  checkEnd: (ctx) =>
    gather(
      ctx.state.turn.battles
        .filter((b) => b.required && !b.resolved)
        .map(({ space }) => {
          const code = isInvaded(ctx, space) ? 'landing-must-be-made' : 'battle-must-be-fought'
          // The armistice has its own rule for front land.
          const rule = ctx.state.war.armistice?.[space] === undefined ? 'STD-CBT-02' : 'ADV-26-21'
          return refuse(ctx, rule, code, { space }, space)
        }),
    ),
  // Reinforcements that could have landed earlier land now (STD-ASL-13).
  closingTasks: (ctx) => [...readyShores(ctx).map((to) => ({ task: 'come-ashore', to }) as const), { task: 'close-combat' }],
}

/** All purchases must be placed; then new armies without infantry exchange a unit (STD-PUR-05, STD-MOB-04). */
export const mobilizePhase: PhaseRule = {
  onOpen: (ctx) => {
    for (const step of ctx.rules.steps.openMobilize) step.run(ctx)
  },
  checkEnd: checkAllPlaced,
  closingTasks: () => [{ task: 'exchanges' }],
}

export const incomePhase: PhaseRule = {
  closingTasks: (ctx) => ctx.rules.steps.income.map((task) => ({ task })),
}

export const PHASE_RULES: Readonly<Record<Phase, PhaseRule>> = {
  purchase: purchasePhase,
  move: movePhase,
  combat: combatPhase,
  mobilize: mobilizePhase,
  income: incomePhase,
}
