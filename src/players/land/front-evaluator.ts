/**
 * The value of a plan is a sum over spaces: what one's units there will do, what the enemy will do then, who will hold the land,
 * and how near they stand to where they are needed. A change of a plan so costs a look at two spaces.
 */
import type { Profile } from '../levels.ts'
import type { PlayerView } from '../player-view.ts'
import { createReplyEstimator, type ReplyOutcome } from './enemy-reply.ts'
import { armyCost, armySize, armySizes, type Exchange, estimateExchange, removeLosses, type Troops } from './exchange.ts'
import { createGarrisonValue } from './garrisons.ts'
import { focusGoalValues, landLead } from './goal-focus.ts'
import { computePotential } from './potential.ts'

/** What a plan makes of a space, term by term, in IPCs. */
export type SpaceValue = {
  value: number
  battle: Exchange | null
  attacks: boolean
  holds: number
  land: number
  staging: number
  gift: number
}

/** Nothing told yet. */
export const emptySpaceValue = (): SpaceValue => ({
  value: 0,
  battle: null,
  attacks: false,
  holds: 0,
  land: 0,
  staging: 0,
  gift: 0,
})

/** Units that must be expected to be left for a space to bind the enemies in it. */
const MIN_BINDING_UNITS = 1.5
/** IPCs that a capital is worth to whoever holds it, and its own to a power; and what its own land is worth more to it. */
const CAPITAL_VALUE = 17
const HOME_CAPITAL_VALUE = 36
const OWN_LAND_FACTOR = 1.4
/** How much of what it adds to a victory: a territory is seldom won by one power's army alone. */
const GOAL_FACTOR = 0.62
/** How much more strongly whoever leads draws its armies on. */
const LEAD_EXPONENT = 0.65
/** What it costs not to go where the rules send one (STD-POL-02). */
const DUTY_PENALTY = 100
/** What an army without infantry costs: more than any plan can win. */
const NO_INFANTRY_PENALTY = 500

export type FrontEvaluator = {
  view: PlayerView
  values: Float64Array
  potential: Float64Array
  /** Enemy units in each space. */
  enemies: Float64Array
  /** Spaces in which one's own side will stand against the enemy after this turn. */
  bound: Uint8Array
  /** The value of a space with these units of one's own in it. `told`: all its terms. */
  evaluate: (s: number, army: Troops, told?: SpaceValue) => number
  /** Does an army there hold out against whom it finds? */
  isBinding: (s: number, army: Troops) => boolean
}

/** IPCs that a territory is worth to whoever holds it. */
function territoryValues(view: PlayerView, mind: Profile, lead: number): Float64Array {
  const { terrain, power } = view
  const goal = focusGoalValues(view, lead)
  const weights = new Float64Array(terrain.ids.length)
  for (const s of terrain.lands) {
    const capital = terrain.capital[s]
    const own = terrain.original[s] === power
    weights[s] =
      (1 + mind.style.land * terrain.ipc[s]!) * (own ? OWN_LAND_FACTOR : 1) +
      (capital ? CAPITAL_VALUE : 0) +
      (capital === power ? HOME_CAPITAL_VALUE : 0) +
      GOAL_FACTOR * goal[s]!
  }
  return weights
}

/** The front of a view: how everything on it is valued by this mind. `drawn`: with what draws units elsewhere, which no battle asks for. */
export function createFrontEvaluator(view: PlayerView, mind: Profile, drawn = true): FrontEvaluator {
  const { terrain, foe, ally, wasContested, dormant } = view
  const { kinds } = terrain
  const K = kinds.types.length
  const lead = landLead(view)
  const weights = territoryValues(view, mind, lead)
  const enemies = armySizes(foe, terrain)
  const slope = drawn ? computePotential(view, weights, enemies) : new Float64Array(terrain.ids.length)
  const bound = new Uint8Array(terrain.ids.length)
  const { attack } = mind.style
  // Whoever leads goes on to what decides the war.
  const pull = mind.style.pull * lead ** LEAD_EXPONENT
  const me: Troops = { list: new Float64Array(K), at: 0 }
  const them: Troops = { list: new Float64Array(K), at: 0 }
  const reply: ReplyOutcome = { share: 0, risk: 0 }
  const guarded = createGarrisonValue(view)
  const replies = createReplyEstimator(view, mind, enemies, bound, lead)

  /** Who will hold the land after the enemy's turns, and what they cost. */
  function after(s: number, told?: SpaceValue): number {
    replies(s, me, them, reply)
    if (told) {
      told.holds = reply.share
      told.land = reply.share * weights[s]!
    }
    return reply.share * weights[s]! - reply.risk
  }

  function set(s: number, army: Troops): void {
    for (let k = 0; k < K; k++) {
      me.list[k] = army.list[army.at + k]!
      them.list[k] = foe[s * K + k]!
    }
  }

  function worth(s: number, army: Troops, told?: SpaceValue): number {
    const own = armySize(army, kinds)
    set(s, army)
    let value = 0
    const asleep = own > 0 ? dormant[s] : undefined
    if (asleep) {
      const gift = asleep.units * 3
      if (asleep.leans === 1) value += gift * 0.6
      else {
        // Whoever enters first calls the other side's army to arms.
        for (let k = 0; k < K; k++) them.list[k]! += asleep.force[k]!
        value -= gift * (asleep.leans === 0 ? 1 : 0.35)
      }
      if (told) told.gift = value
    }
    const against = armySize(them, kinds)
    if (own > 0 && against > 0) {
      const battle = estimateExchange(army, them, kinds)
      const held = wasContested[s] ? after(s) : Number.NEGATIVE_INFINITY
      removeLosses(me, battle.lose, kinds)
      removeLosses(them, battle.kill, kinds)
      const fought = attack * battle.killed - battle.lost + after(s, told)
      if (told) {
        told.battle = battle
        told.attacks = fought >= held
      }
      if (fought < held && told) {
        set(s, army)
        after(s, told)
      }
      value += Math.max(fought, held)
    } else {
      if (own > 0 && asleep?.leans === 1) for (let k = 0; k < K; k++) me.list[k]! += asleep.force[k]! * 0.5
      value += after(s, told)
    }
    const staging = (pull * slope[s]! * armyCost(army, kinds)) / 3
    const kept = guarded(s, own)
    if (told) {
      told.staging = staging
      told.land += kept
      told.value = value + staging + kept
    }
    const shirked = own < 0.5 && s === view.duty ? DUTY_PENALTY : 0
    const unled = own > 0.5 && army.list[army.at + kinds.core]! < 0.5 ? NO_INFANTRY_PENALTY : 0
    return value + staging + kept - unled - shirked
  }

  function binds(s: number, army: Troops): boolean {
    if (enemies[s] === 0) return false
    let allied = 0
    for (let k = 0; k < K; k++) allied += ally[s * K + k]!
    if (allied >= MIN_BINDING_UNITS) return true
    const own = armySize(army, kinds)
    if (own < MIN_BINDING_UNITS) return false
    set(s, army)
    if (wasContested[s]) return own >= MIN_BINDING_UNITS
    return own - estimateExchange(army, them, kinds).lose >= MIN_BINDING_UNITS
  }

  for (let s = 0; s < bound.length; s++) if (enemies[s]! > 0 && binds(s, { list: view.own, at: s * K })) bound[s] = 1
  return { view, values: weights, potential: slope, enemies, bound, evaluate: worth, isBinding: binds }
}
