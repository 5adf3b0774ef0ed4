/** The order of thoughts: which planner is asked when, and that what they say together can be played to the end of the phase. */
import { decision, type GameState, reduce, turn } from '../engine/index.ts'
import { findFallbackOrder } from './fallback.ts'
import { planFlights } from './land/fighter-moves.ts'
import { planLandBattles } from './land/land-battles.ts'
import { planMarches } from './land/march.ts'
import type { Profile } from './levels.ts'
import { planPlacement } from './placement.ts'
import { planPurchase } from './purchases.ts'
import { earlyRulesetPlanners, lateRulesetPlanners } from './rulesets/index.ts'
import { launches, repairs, seaAttacks, shipsFirst, shipsLast } from './ships/index.ts'
import type { PhasePlanners, PlannedOrder, Planner, PlanningContext } from './types.ts'

const PLANNERS: PhasePlanners = {
  purchase: [...earlyRulesetPlanners.purchase, ...repairs, planPurchase],
  move: [...earlyRulesetPlanners.move, ...shipsFirst, planMarches, planFlights, ...shipsLast, ...lateRulesetPlanners.move],
  combat: [...earlyRulesetPlanners.combat, ...seaAttacks, planLandBattles],
  mobilize: [...earlyRulesetPlanners.mobilize, ...launches, planPlacement],
  income: [...earlyRulesetPlanners.income],
}

/** How often a phase that cannot be ended is mended before the last order is taken back. */
const MAX_REPAIRS = 12

/** `done`: they end the phase. Otherwise the last of them throws dice or raises a question. */
export type PhasePlan = { orders: PlannedOrder[]; done: boolean; after: GameState }

/** A position after some of the orders of a phase. `open`: nothing was thrown or asked, and the phase goes on. */
type PartialPlan = { state: GameState; orders: PlannedOrder[]; open: boolean }

/** One more order: the line with it, or null where it is refused. */
function appendOrder({ state, orders }: PartialPlan, order: PlannedOrder): PartialPlan | null {
  const out = reduce(state, order.action)
  if (!out.ok) return null
  const [now, then] = [turn(state), turn(out.state)]
  const open = out.dice.length === 0 && !decision(out.state) && now.phase === then.phase && now.power === then.power
  return { state: out.state, orders: [...orders, order], open }
}

/** Planners that go by a temper's weights; all before the first of them say the same by every temper. */
const PROFILE_PLANNERS: readonly Planner[] = [planMarches, planLandBattles]

/** The plan of the phase that is open, from where it stands. */
export const planPhase = (thinking: PlanningContext): PhasePlan => createPhasePlanner(thinking)(thinking.profile)

/** Plans the phase by one temper after another; what is the same for all is thought once. */
export function createPhasePlanner(thinking: PlanningContext): (mind: Profile) => PhasePlan {
  const planners = PLANNERS[turn(thinking.state).phase]
  const own = planners.findIndex((planner) => PROFILE_PLANNERS.includes(planner))
  const split = own < 0 ? planners.length : own
  const common = runPlanners(thinking, { state: thinking.state, orders: [], open: true }, planners.slice(0, split))
  return (mind) => {
    const line = runPlanners({ ...thinking, profile: mind }, common, planners.slice(split))
    if (!line.open) return { orders: line.orders, done: false, after: line.state }
    return completePlan(line, thinking.state) ?? { orders: [], done: false, after: thinking.state }
  }
}

/** The end of the phase that is open with no more done than has to be; null where that cannot be had. */
export const skipPhase = (state: GameState): GameState | null => repairPlan({ state, orders: [], open: true })?.after ?? null

/** The line with all that these planners say, up to a die or a question. */
function runPlanners(thinking: PlanningContext, start: PartialPlan, planners: readonly Planner[]): PartialPlan {
  let line = start
  for (const planner of planners) {
    if (!line.open) break
    for (const order of planner({ ...thinking, state: line.state })) {
      line = appendOrder(line, order) ?? line
      if (!line.open) return line
    }
  }
  return line
}

/** The line with the end of its phase; where that cannot be had, that of its first half, or of nothing. Null where nothing helps. */
function completePlan(line: PartialPlan, from: GameState): PhasePlan | null {
  for (let kept = line.orders.length; ; kept = kept >> 1) {
    const start = kept === line.orders.length ? line : replayOrders(from, line.orders.slice(0, kept))
    const whole = start && repairPlan(start)
    if (whole) return whole
    if (kept === 0) return null
  }
}

const replayOrders = (from: GameState, orders: readonly PlannedOrder[]): PartialPlan | null =>
  orders.reduce<PartialPlan | null>((line, order) => line && appendOrder(line, order), { state: from, orders: [], open: true })

const END: PlannedOrder = { action: { type: 'end-phase' }, why: { kind: 'ends', ipc: 0 } }

/** Ends the phase, and does first what its duties ask for. */
function repairPlan(start: PartialPlan): PhasePlan | null {
  let line: PartialPlan | null = start
  for (let i = 0; line && i < MAX_REPAIRS; i++) {
    const end = appendOrder(line, END)
    if (end) return { orders: end.orders, done: true, after: end.state }
    const order = findFallbackOrder(line.state)
    line = order && appendOrder(line, order)
    if (line && !line.open) return { orders: line.orders, done: false, after: line.state }
  }
  return null
}
