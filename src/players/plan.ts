/** Runs the planners of a phase in order and makes sure that the phase can be ended. */
import { decision, type GameState, reduce, turn } from '../engine/index.ts'
import { findFallbackOrder } from './fallback.ts'
import { planFlights } from './land/fighter-moves.ts'
import { planLandBattles } from './land/land-battles.ts'
import { planMarches } from './land/marches.ts'
import type { Profile } from './levels.ts'
import { planPlacement } from './placement.ts'
import { planPurchase } from './purchases.ts'
import { earlyRulesetPlanners, lateRulesetPlanners } from './rulesets/index.ts'
import { planAssaults } from './ships/assaults.ts'
import { planFerries } from './ships/ferries.ts'
import { planSeaBattles } from './ships/sea-battles.ts'
import { placeShips, planRepairs } from './ships/ship-purchases.ts'
import { planWarships } from './ships/warships.ts'
import type { PhasePlanners, PlannedOrder, Planner, PlanningContext } from './types.ts'

const PLANNERS: PhasePlanners = {
  purchase: [...earlyRulesetPlanners.purchase, planRepairs, planPurchase],
  move: [
    ...earlyRulesetPlanners.move,
    planAssaults,
    planFerries,
    planMarches,
    planFlights,
    planWarships,
    ...lateRulesetPlanners.move,
  ],
  combat: [...earlyRulesetPlanners.combat, planSeaBattles, planLandBattles],
  mobilize: [...earlyRulesetPlanners.mobilize, placeShips, planPlacement],
  income: [...earlyRulesetPlanners.income],
}

/** Repairs tried before the last orders are dropped. */
const MAX_REPAIRS = 12

/** `done`: the orders end the phase; otherwise the last one rolls dice or raises a question. */
export type PhasePlan = { orders: PlannedOrder[]; done: boolean; after: GameState }

/** `open`: no dice were rolled, no question was raised and the phase goes on. */
type PartialPlan = { state: GameState; orders: PlannedOrder[]; open: boolean }

/** Null if the order is refused. */
function appendOrder({ state, orders }: PartialPlan, order: PlannedOrder): PartialPlan | null {
  const out = reduce(state, order.action)
  if (!out.ok) return null
  const [now, then] = [turn(state), turn(out.state)]
  const open = out.dice.length === 0 && !decision(out.state) && now.phase === then.phase && now.power === then.power
  return { state: out.state, orders: [...orders, order], open }
}

/** Planners that depend on the profile. The planners before the first of these give the same orders for every profile. */
const PROFILE_PLANNERS: readonly Planner[] = [planMarches, planLandBattles]

/** The plan for the rest of the open phase. */
export const planPhase = (context: PlanningContext): PhasePlan => createPhasePlanner(context)(context.profile)

/** Plans the phase for several profiles; orders that do not depend on the profile are computed once. */
export function createPhasePlanner(context: PlanningContext): (profile: Profile) => PhasePlan {
  const planners = PLANNERS[turn(context.state).phase]
  const firstStyled = planners.findIndex((planner) => PROFILE_PLANNERS.includes(planner))
  const split = firstStyled < 0 ? planners.length : firstStyled
  const common = runPlanners(context, { state: context.state, orders: [], open: true }, planners.slice(0, split))
  return (profile) => {
    const plan = runPlanners({ ...context, profile: profile }, common, planners.slice(split))
    if (!plan.open) return { orders: plan.orders, done: false, after: plan.state }
    return completePlan(plan, context.state) ?? { orders: [], done: false, after: context.state }
  }
}

/** The state after ending the phase with only its required orders; null if that fails. */
export const skipPhase = (state: GameState): GameState | null => repairPlan({ state, orders: [], open: true })?.after ?? null

/** Adds the orders of these planners, up to a die or a question. */
function runPlanners(context: PlanningContext, start: PartialPlan, planners: readonly Planner[]): PartialPlan {
  let plan = start
  for (const planner of planners) {
    if (!plan.open) break
    for (const order of planner({ ...context, state: plan.state })) {
      plan = appendOrder(plan, order) ?? plan
      if (!plan.open) return plan
    }
  }
  return plan
}

/** Ends the phase; if that fails, retries with the first half of the orders, and so on down to none. */
function completePlan(plan: PartialPlan, from: GameState): PhasePlan | null {
  for (let keep = plan.orders.length; ; keep = keep >> 1) {
    const start = keep === plan.orders.length ? plan : replayOrders(from, plan.orders.slice(0, keep))
    const complete = start && repairPlan(start)
    if (complete) return complete
    if (keep === 0) return null
  }
}

const replayOrders = (from: GameState, orders: readonly PlannedOrder[]): PartialPlan | null =>
  orders.reduce<PartialPlan | null>((plan, order) => plan && appendOrder(plan, order), { state: from, orders: [], open: true })

const END: PlannedOrder = { action: { type: 'end-phase' }, why: { kind: 'ends', ipc: 0 } }

/** Ends the phase, giving required orders first. */
function repairPlan(start: PartialPlan): PhasePlan | null {
  let plan: PartialPlan | null = start
  for (let i = 0; plan && i < MAX_REPAIRS; i++) {
    const end = appendOrder(plan, END)
    if (end) return { orders: end.orders, done: true, after: end.state }
    const order = findFallbackOrder(plan.state)
    plan = order && appendOrder(plan, order)
    if (plan && !plan.open) return { orders: plan.orders, done: false, after: plan.state }
  }
  return null
}
