/**
 * Evaluation of a plan as a sum over spaces: the battle there, the enemy's reply, who will hold the land, and how near
 * the units are to the front. A change of a plan only affects the spaces it touches.
 */
import type { Profile } from '../levels.ts'
import type { PlayerView } from '../player-view.ts'
import { createReplyEstimator, type ReplyOutcome } from './enemy-reply.ts'
import { armyCost, armySize, armySizes, type Exchange, estimateExchange, removeLosses, type Troops } from './exchange.ts'
import { createGarrisonValue } from './garrisons.ts'
import { focusGoalValues, landLead } from './goal-focus.ts'
import { computePotential } from './potential.ts'

/** Value of a space in IPC, with its terms. */
export type SpaceValue = {
  value: number
  battle: Exchange | null
  attacks: boolean
  holds: number
  land: number
  staging: number
  gift: number
}

/** A value to be filled in by `evaluate`. */
export const emptySpaceValue = (): SpaceValue => ({
  value: 0,
  battle: null,
  attacks: false,
  holds: 0,
  land: 0,
  staging: 0,
  gift: 0,
})

/** Expected survivors needed to bind the enemies in a space. */
const MIN_BINDING_UNITS = 1.5
/** Values in IPC of any capital and of the own capital; factor for own territory. */
const CAPITAL_VALUE = 17
const HOME_CAPITAL_VALUE = 36
const OWN_LAND_FACTOR = 1.4
/** Share of the goal value: one army seldom takes a territory alone. */
const GOAL_FACTOR = 0.62
/** A leading side moves to the front faster. */
const LEAD_EXPONENT = 0.65
/** Penalty for a missed opening duty (STD-POL-02). */
const DUTY_PENALTY = 100
/** Penalty for an army without infantry (STD-MOV-09): more than any plan can gain. */
const NO_INFANTRY_PENALTY = 500

export type FrontEvaluator = {
  view: PlayerView
  values: Float64Array
  potential: Float64Array
  enemies: Float64Array
  /** Spaces where the own side will still face the enemy valueAfterReply this turn. */
  bound: Uint8Array
  /** The value of a space with this army; fills `terms` if given. */
  evaluate: (s: number, army: Troops, terms?: SpaceValue) => number
  /** Would the army survive there and bind the enemy? */
  isBinding: (s: number, army: Troops) => boolean
}

/** Value of each territory to its holder, in IPC. */
function territoryValues(view: PlayerView, profile: Profile, lead: number): Float64Array {
  const { terrain, power } = view
  const goal = focusGoalValues(view, lead)
  const weights = new Float64Array(terrain.ids.length)
  for (const s of terrain.lands) {
    const capital = terrain.capital[s]
    const own = terrain.original[s] === power
    weights[s] =
      (1 + profile.style.land * terrain.ipc[s]!) * (own ? OWN_LAND_FACTOR : 1) +
      (capital ? CAPITAL_VALUE : 0) +
      (capital === power ? HOME_CAPITAL_VALUE : 0) +
      GOAL_FACTOR * goal[s]!
  }
  return weights
}

/** Evaluator for a view and profile. `withPotential`: add the attraction of distant fronts; battles do not need it. */
export function createFrontEvaluator(view: PlayerView, profile: Profile, withPotential = true): FrontEvaluator {
  const { terrain, foe, ally, wasContested, dormant } = view
  const { kinds } = terrain
  const K = kinds.types.length
  const lead = landLead(view)
  const values = territoryValues(view, profile, lead)
  const enemies = armySizes(foe, terrain)
  const potential = withPotential ? computePotential(view, values, enemies) : new Float64Array(terrain.ids.length)
  const bound = new Uint8Array(terrain.ids.length)
  const { attack } = profile.style
  // A leading side moves on to what decides the war.
  const pull = profile.style.pull * lead ** LEAD_EXPONENT
  const ownArmy: Troops = { list: new Float64Array(K), at: 0 }
  const enemyArmy: Troops = { list: new Float64Array(K), at: 0 }
  const reply: ReplyOutcome = { share: 0, risk: 0 }
  const garrisonValue = createGarrisonValue(view)
  const estimateReply = createReplyEstimator(view, profile, enemies, bound, lead)

  /** Adds the enemy's reply: who will hold the land, and at what cost. */
  function valueAfterReply(s: number, terms?: SpaceValue): number {
    estimateReply(s, ownArmy, enemyArmy, reply)
    if (terms) {
      terms.holds = reply.share
      terms.land = reply.share * values[s]!
    }
    return reply.share * values[s]! - reply.risk
  }

  function resetArmies(s: number, army: Troops): void {
    for (let k = 0; k < K; k++) {
      ownArmy.list[k] = army.list[army.at + k]!
      enemyArmy.list[k] = foe[s * K + k]!
    }
  }

  function evaluate(s: number, army: Troops, terms?: SpaceValue): number {
    const own = armySize(army, kinds)
    resetArmies(s, army)
    let value = 0
    const minor = own > 0 ? dormant[s] : undefined
    if (minor) {
      const gift = minor.units * 3
      if (minor.leans === 1) value += gift * 0.6
      else {
        // Entering first mobilises the minor's army for the other side.
        for (let k = 0; k < K; k++) enemyArmy.list[k]! += minor.force[k]!
        value -= gift * (minor.leans === 0 ? 1 : 0.35)
      }
      if (terms) terms.gift = value
    }
    const opponents = armySize(enemyArmy, kinds)
    if (own > 0 && opponents > 0) {
      const battle = estimateExchange(army, enemyArmy, kinds)
      const unfought = wasContested[s] ? valueAfterReply(s) : Number.NEGATIVE_INFINITY
      removeLosses(ownArmy, battle.lose, kinds)
      removeLosses(enemyArmy, battle.kill, kinds)
      const foughtValue = attack * battle.killed - battle.lost + valueAfterReply(s, terms)
      if (terms) {
        terms.battle = battle
        terms.attacks = foughtValue >= unfought
      }
      if (foughtValue < unfought && terms) {
        resetArmies(s, army)
        valueAfterReply(s, terms)
      }
      value += Math.max(foughtValue, unfought)
    } else {
      if (own > 0 && minor?.leans === 1) for (let k = 0; k < K; k++) ownArmy.list[k]! += minor.force[k]! * 0.5
      value += valueAfterReply(s, terms)
    }
    const staging = (pull * potential[s]! * armyCost(army, kinds)) / 3
    const garrison = garrisonValue(s, own)
    if (terms) {
      terms.staging = staging
      terms.land += garrison
      terms.value = value + staging + garrison
    }
    const dutyPenalty = own < 0.5 && s === view.duty ? DUTY_PENALTY : 0
    const infantryPenalty = own > 0.5 && army.list[army.at + kinds.core]! < 0.5 ? NO_INFANTRY_PENALTY : 0
    return value + staging + garrison - infantryPenalty - dutyPenalty
  }

  function isBinding(s: number, army: Troops): boolean {
    if (enemies[s] === 0) return false
    let allied = 0
    for (let k = 0; k < K; k++) allied += ally[s * K + k]!
    if (allied >= MIN_BINDING_UNITS) return true
    const own = armySize(army, kinds)
    if (own < MIN_BINDING_UNITS) return false
    resetArmies(s, army)
    if (wasContested[s]) return own >= MIN_BINDING_UNITS
    return own - estimateExchange(army, enemyArmy, kinds).lose >= MIN_BINDING_UNITS
  }

  for (let s = 0; s < bound.length; s++) if (enemies[s]! > 0 && isBinding(s, { list: view.own, at: s * K })) bound[s] = 1
  return { view, values, potential, enemies, bound, evaluate, isBinding }
}
