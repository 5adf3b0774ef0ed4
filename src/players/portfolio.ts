/** Several styles plan the same phase; each plan is played on, and the one that stands best then is taken. */
import { type GameState, type Side, sideOf, turn } from '../engine/index.ts'
import { type Look, mindOf, type Temper } from './levels.ts'
import { type PhasePlan, plansBy } from './plan.ts'
import { balanceOf, playAhead } from './rollout.ts'
import { STYLES, type Style } from './styles.ts'
import type { Thinking } from './types.ts'

/** Changes of a plan that are tried by those who play on. */
const QUICK = 60
/** Phases in which the styles may want different things. */
const CHOSEN: readonly string[] = ['move', 'combat']

/** Those who play on think quickly, and leave ships where they are. */
function quickOf({ seed }: Temper, navy: boolean): Temper {
  const quick = mindOf({ level: 'normal', seed, budget: QUICK })
  return { ...quick, sight: { ...quick.sight, navy } }
}

/** The plan of a phase. `first`: only its first order is wanted, and nothing is played on where all agree on that. */
export function planned(thinking: Thinking, first: boolean): PhasePlan {
  const { state, power, mind } = thinking
  const { looks, styles } = mind.sight
  if (looks.length === 0 || !CHOSEN.includes(turn(state).phase)) return plansBy(thinking, [mind.style])[0]!
  const all: Style[] = [mind.style, ...STYLES.filter(({ id }) => id !== mind.style.id)].slice(0, styles)
  const plans = new Map<string, PhasePlan>()
  const firsts = new Set<string>()
  for (const plan of plansBy(thinking, all)) {
    const key = JSON.stringify(plan.orders.map(({ action }) => action))
    if (!plans.has(key)) plans.set(key, plan)
    firsts.add(JSON.stringify(plan.orders[0]?.action ?? null))
  }
  const found = [...plans.values()]
  if (found.length === 1 || (first && firsts.size === 1)) return found[0]!
  return looks.reduce((left, look) => bestOf(left, look, mind, sideOf(power)), found)[0]!
}

/** Of these plans so many as the look keeps, the best first: of equals the one that came first. */
function bestOf(plans: readonly PhasePlan[], { turns, samples, keep, navy }: Look, mind: Temper, side: Side): PhasePlan[] {
  if (plans.length <= 1) return [...plans]
  const quick = quickOf(mind, navy)
  const worth = (after: GameState): number => {
    let sum = 0
    for (let n = 0; n < samples; n++) sum += balanceOf(playAhead(after, quick, turns, `${mind.seed} line ${n}`), side)
    return sum
  }
  return plans
    .map((plan, i) => ({ plan, i, value: worth(plan.after) }))
    .sort((a, b) => b.value - a.value || a.i - b.i)
    .slice(0, keep)
    .map(({ plan }) => plan)
}
