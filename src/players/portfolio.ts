/** An expert has several styles plan the same phase, plays each plan on, and takes the one that stands best then. */
import { sideOf, turn } from '../engine/index.ts'
import { mindOf } from './levels.ts'
import { type PhasePlan, planPhase } from './plan.ts'
import { balanceOf, playAhead } from './rollout.ts'
import { STYLES } from './styles.ts'
import type { Thinking } from './types.ts'

/** Changes of a plan that are tried by those who play on. */
const QUICK = 60

/** The plan of a phase. `first`: only its first order is wanted, and nothing is played on where all agree on that. */
export function planned(thinking: Thinking, first: boolean): PhasePlan {
  const { state, power, mind } = thinking
  const { ahead, samples } = mind.sight
  if (ahead === 0 || turn(state).phase !== 'move') return planPhase(thinking)
  const plans = new Map<string, PhasePlan>()
  const firsts = new Set<string>()
  for (const style of [mind.style, ...STYLES.filter(({ id }) => id !== mind.style.id)]) {
    const plan = planPhase({ ...thinking, mind: { ...mind, style } })
    plans.set(JSON.stringify(plan.orders.map(({ action }) => action)), plan)
    firsts.add(JSON.stringify(plan.orders[0]?.action ?? null))
  }
  const [only] = plans.values()
  if (plans.size === 1 || (first && firsts.size === 1)) return only!
  const quick = mindOf({ level: 'normal', seed: mind.seed, budget: QUICK })
  const side = sideOf(power)
  let best = { plan: only!, value: Number.NEGATIVE_INFINITY }
  for (const plan of plans.values()) {
    let value = 0
    for (let n = 0; n < samples; n++) value += balanceOf(playAhead(plan.after, quick, ahead, `${mind.seed} line ${n}`), side)
    if (value > best.value + 1e-9) best = { plan, value }
  }
  return best.plan
}
