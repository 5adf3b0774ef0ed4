import type { PhaseRule } from '../kernel/action.ts'
import { pushTasks } from '../kernel/context.ts'
import { isInvaded } from '../phases/combat/battle-list.ts'
import { readyShores } from '../phases/combat/ready-landings.ts'
import { checkAllPlaced } from '../phases/mobilize/mobilize.ts'
import { unmetDuties } from '../phases/move/duties.ts'
import { makeWayOutCheck } from '../phases/move/way-out.ts'
import { gather, refuse } from '../refusal.ts'
import type { Phase } from '../types/ids.ts'

/** Nothing has to be bought (STD-SET-14); what a ruleset makes up for comes as it closes (ADV-21-01). */
export const purchasePhase: PhaseRule = {
  closingTasks: (ctx) => ctx.rules.steps.closePurchase.map((task) => ({ task })),
}

/** STD-MOV-18: what only the finished phase can show keeps it open; then mines, landings that are called off, minor powers. */
export const movePhase: PhaseRule = {
  makeWayOutCheck,
  checkEnd: (ctx) => gather(unmetDuties(ctx)),
  closingTasks: (ctx) =>
    ctx.rules.steps.closeMove.map((step) => (step === 'mines' ? { task: 'mines', zone: null, ships: null } : { task: step })),
}

/** STD-CBT-02: what was entered, or is to be landed in, has to be fought for. */
export const combatPhase: PhaseRule = {
  onOpen: (ctx) => pushTasks(ctx, { task: 'claims' }, { task: 'list-battles' }),
  checkEnd: (ctx) =>
    gather(
      ctx.state.turn.battles
        .filter((b) => b.required && !b.resolved)
        .map(({ space }) => {
          const code = isInvaded(ctx, space) ? 'landing-must-be-made' : 'battle-must-be-fought'
          // Of front land under the armistice the armistice itself says so.
          const rule = ctx.state.war.armistice?.[space] === undefined ? 'STD-CBT-02' : 'ADV-26-21'
          return refuse(ctx, rule, code, { space }, space)
        }),
    ),
  // A reinforcement that could have landed before lands at the latest now (STD-ASL-13).
  closingTasks: (ctx) => [...readyShores(ctx).map((to) => ({ task: 'come-ashore', to }) as const), { task: 'close-combat' }],
}

/** STD-PUR-05: everything bought is placed; then a new army without infantry exchanges a unit for one (STD-MOB-04). */
export const mobilizePhase: PhaseRule = {
  onOpen: (ctx) => {
    for (const step of ctx.rules.steps.openMobilize) step.run(ctx)
  },
  checkEnd: checkAllPlaced,
  closingTasks: () => [{ task: 'exchanges' }],
}

/** Nothing is collected before the phase ends. */
export const incomePhase: PhaseRule = {
  closingTasks: (ctx) => ctx.rules.steps.income.map((task) => ({ task })),
}

/** Every phase of a turn. */
export const PHASE_RULES: Readonly<Record<Phase, PhaseRule>> = {
  purchase: purchasePhase,
  move: movePhase,
  combat: combatPhase,
  mobilize: mobilizePhase,
  income: incomePhase,
}
