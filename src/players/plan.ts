/** The order of thoughts: which planner is asked when, and that what they say together can be played to the end of the phase. */
import { decision, type GameState, reduce, turn } from '../engine/index.ts'
import { buy } from './buy.ts'
import { wayOn } from './fallback.ts'
import { attacks } from './land/attack.ts'
import { fly } from './land/fly.ts'
import { march } from './land/march.ts'
import type { Temper } from './levels.ts'
import { enlist } from './place.ts'
import { lastPlanners, ownPlanners } from './rulesets/index.ts'
import { launches, repairs, seaAttacks, shipsFirst, shipsLast } from './ships/index.ts'
import type { Advice, Planner, Planners, Thinking } from './types.ts'

const PLANNERS: Planners = {
  purchase: [...ownPlanners.purchase, ...repairs, buy],
  move: [...ownPlanners.move, ...shipsFirst, march, fly, ...shipsLast, ...lastPlanners.move],
  combat: [...ownPlanners.combat, ...seaAttacks, attacks],
  mobilize: [...ownPlanners.mobilize, ...launches, enlist],
  income: [...ownPlanners.income],
}

/** How often a phase that cannot be ended is mended before the last order is taken back. */
const MENDINGS = 12

/** `done`: they end the phase. Otherwise the last of them throws dice or raises a question. */
export type PhasePlan = { orders: Advice[]; done: boolean; after: GameState }

/** A position after some of the orders of a phase. `open`: nothing was thrown or asked, and the phase goes on. */
type Line = { state: GameState; orders: Advice[]; open: boolean }

/** One more order: the line with it, or null where it is refused. */
function follow({ state, orders }: Line, order: Advice): Line | null {
  const out = reduce(state, order.action)
  if (!out.ok) return null
  const [now, then] = [turn(state), turn(out.state)]
  const open = out.dice.length === 0 && !decision(out.state) && now.phase === then.phase && now.power === then.power
  return { state: out.state, orders: [...orders, order], open }
}

/** Planners that go by a temper's weights; all before the first of them say the same by every temper. */
const STYLED: readonly Planner[] = [march, attacks]

/** The plan of the phase that is open, from where it stands. */
export const planPhase = (thinking: Thinking): PhasePlan => planner(thinking)(thinking.mind)

/** Plans the phase by one temper after another; what is the same for all is thought once. */
export function planner(thinking: Thinking): (mind: Temper) => PhasePlan {
  const planners = PLANNERS[turn(thinking.state).phase]
  const own = planners.findIndex((planner) => STYLED.includes(planner))
  const split = own < 0 ? planners.length : own
  const common = advised(thinking, { state: thinking.state, orders: [], open: true }, planners.slice(0, split))
  return (mind) => {
    const line = advised({ ...thinking, mind }, common, planners.slice(split))
    if (!line.open) return { orders: line.orders, done: false, after: line.state }
    return ended(line, thinking.state) ?? { orders: [], done: false, after: thinking.state }
  }
}

/** The end of the phase that is open with no more done than has to be; null where that cannot be had. */
export const passedBy = (state: GameState): GameState | null => mended({ state, orders: [], open: true })?.after ?? null

/** The line with all that these planners say, up to a die or a question. */
function advised(thinking: Thinking, start: Line, planners: readonly Planner[]): Line {
  let line = start
  for (const planner of planners) {
    if (!line.open) break
    for (const order of planner({ ...thinking, state: line.state })) {
      line = follow(line, order) ?? line
      if (!line.open) return line
    }
  }
  return line
}

/** The line with the end of its phase; where that cannot be had, that of its first half, or of nothing. Null where nothing helps. */
function ended(line: Line, from: GameState): PhasePlan | null {
  for (let kept = line.orders.length; ; kept = kept >> 1) {
    const start = kept === line.orders.length ? line : played(from, line.orders.slice(0, kept))
    const whole = start && mended(start)
    if (whole) return whole
    if (kept === 0) return null
  }
}

const played = (from: GameState, orders: readonly Advice[]): Line | null =>
  orders.reduce<Line | null>((line, order) => line && follow(line, order), { state: from, orders: [], open: true })

const END: Advice = { action: { type: 'end-phase' }, why: { kind: 'ends', ipc: 0 } }

/** Ends the phase, and does first what its duties ask for. */
function mended(start: Line): PhasePlan | null {
  let line: Line | null = start
  for (let i = 0; line && i < MENDINGS; i++) {
    const end = follow(line, END)
    if (end) return { orders: end.orders, done: true, after: end.state }
    const order = wayOn(line.state)
    line = order && follow(line, order)
    if (line && !line.open) return { orders: line.orders, done: false, after: line.state }
  }
  return null
}
