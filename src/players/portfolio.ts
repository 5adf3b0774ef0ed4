/** The same phase is planned several times; each plan is played on, and the one that stands best then is taken. */
import { type Action, type GameState, type PowerId, type SpaceId, sideOf, tableOf, turn } from '../engine/index.ts'
import { balanceOf } from './balance.ts'
import { type Look, mindOf, type Temper } from './levels.ts'
import { type PhasePlan, planPhase, plansBy } from './plan.ts'
import { playAhead, powersIn } from './rollout.ts'
import { sought } from './seek.ts'
import type { Style } from './styles.ts'
import type { Thinking } from './types.ts'

/** Those who play on think more quickly, and may leave ships where they are. */
function quickOf({ seed }: Temper, { tries, navy }: Look): Temper {
  const quick = mindOf({ level: 'normal', seed, budget: tries })
  return { ...quick, sight: { ...quick.sight, navy } }
}

/** How far a plan leans from the style of whoever makes it: what each weight is multiplied with. */
const LEANINGS: readonly Partial<Record<Exclude<keyof Style, 'id'>, number>>[] = [
  {},
  { pull: 1.4 },
  { fear: 0.5, attack: 1.25 },
  { fear: 1.5 },
  { land: 1.6 },
]

/** A style as it leans. */
const leaning = (style: Style, { fear = 1, attack = 1, land = 1, pull = 1 }: (typeof LEANINGS)[number]): Style => ({
  id: style.id,
  fear: style.fear * fear,
  attack: style.attack * attack,
  land: style.land * land,
  pull: style.pull * pull,
})

/** The plan of a phase. `first`: only its first order is wanted, and nothing is played on where all agree on that. */
export function planned(thinking: Thinking, first: boolean): PhasePlan {
  const { state, mind } = thinking
  const { again, looks, plans: many, weighs } = mind.sight
  if (!weighs.includes(turn(state).phase)) return planPhase(thinking)
  const [look] = looks
  if (look && again > 0 && turn(state).phase === 'move') return sought(thinking, quickOf(mind, look), look)
  const plans = new Map<string, PhasePlan>()
  const firsts = new Set<string>()
  const styles = LEANINGS.slice(0, many).map((each) => leaning(mind.style, each))
  for (const plan of plansBy(thinking, styles)) {
    const key = JSON.stringify(plan.orders.map(({ action }) => action))
    if (!plans.has(key)) plans.set(key, plan)
    firsts.add(JSON.stringify(plan.orders[0]?.action ?? null))
  }
  const found = [...plans.values()]
  if (found.length === 1 || (first && firsts.size === 1)) return found[0]!
  return looks.reduce((left, look) => bestOf(left, look, thinking), found)[0]!
}

/**
 * Of these plans so many as the look keeps, the best first: of equals the one that came first. The very first is that of the player's
 * own style: what is played on errs, so another has to be clearly better.
 */
function bestOf(plans: readonly PhasePlan[], look: Look, thinking: Thinking): PhasePlan[] {
  const { turns, samples, margin, keep } = look
  if (plans.length <= 1) return [...plans]
  const { power, mind } = thinking
  const side = sideOf(power)
  const quick = quickOf(mind, look)
  const concerned = concernedBy(plans, thinking)
  const worth = (after: GameState): number => {
    let sum = 0
    for (let n = 0; n < samples; n++) sum += balanceOf(playAhead(after, quick, turns, `${mind.seed} line ${n}`, concerned), side)
    return sum / samples
  }
  return plans
    .map((plan, i) => ({ plan, i, value: worth(plan.after) + (i === 0 ? margin : 0) }))
    .sort((a, b) => b.value - a.value || a.i - b.i)
    .slice(0, keep)
    .map(({ plan }) => plan)
}

/** Who stands where the plans differ, or next to it: what the others do in the meantime makes no difference between them. */
function concernedBy(plans: readonly PhasePlan[], { state, power }: Thinking): Set<PowerId> {
  const { spaces } = tableOf(state)
  const orders = plans.map((plan) => new Set(plan.orders.map(({ action }) => JSON.stringify(action))))
  const near = new Set<SpaceId>()
  for (const { orders: list } of plans)
    for (const { action } of list) {
      if (orders.every((others) => others.has(JSON.stringify(action)))) continue
      for (const space of touchedBy(action)) for (const each of [space, ...(spaces.get(space)?.adjacent ?? [])]) near.add(each)
    }
  return powersIn(state, power, near)
}

/** The spaces that an order is about. */
function touchedBy(action: Action): SpaceId[] {
  if (action.type === 'move') return [action.from, ...action.path.slice(-1)]
  if (action.type === 'attack') return [action.space]
  return action.type === 'offload' ? [action.to] : []
}
