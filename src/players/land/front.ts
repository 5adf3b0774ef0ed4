/**
 * The value of a plan is a sum over spaces: what one's units there will do, what the enemy will do then, who will hold the land,
 * and how near they stand to where they are needed. A change of a plan so costs a look at two spaces.
 */
import type { Temper } from '../levels.ts'
import type { Survey } from '../view.ts'
import { aimedGoals, leadOf } from './aim.ts'
import { type Clash, exchange, price, reduceBy, size, sizes, type Troops } from './exchange.ts'
import { guardsOf } from './guard.ts'
import { potentialOf } from './potential.ts'
import { type Aftermath, repliesTo } from './reply.ts'

/** What a plan makes of a space, term by term, in IPCs. */
export type Worth = {
  value: number
  battle: Clash | null
  attacks: boolean
  holds: number
  land: number
  staging: number
  gift: number
}

/** Nothing told yet. */
export const blankWorth = (): Worth => ({ value: 0, battle: null, attacks: false, holds: 0, land: 0, staging: 0, gift: 0 })

/** Units that must be expected to be left for a space to bind the enemies in it. */
const BINDS = 1.5
/** IPCs that a capital is worth to whoever holds it, and its own to a power; and what its own land is worth more to it. */
const CAPITAL = 17
const HOME = 36
const OWN = 1.4
/** How much of what it adds to a victory: a territory is seldom won by one power's army alone. */
const STAKED = 0.62
/** How much more strongly whoever leads draws its armies on. */
const LEADING = 0.65
/** What it costs not to go where the rules send one (STD-POL-02). */
const DUTY = 100
/** What an army without infantry costs: more than any plan can win. */
const UNLED = 500

export type Frontline = {
  view: Survey
  weights: Float64Array
  slope: Float64Array
  /** Enemy units in each space. */
  enemies: Float64Array
  /** Spaces in which one's own side will stand against the enemy after this turn. */
  bound: Uint8Array
  /** The value of a space with these units of one's own in it. `told`: all its terms. */
  worth: (s: number, army: Troops, told?: Worth) => number
  /** Does an army there hold out against whom it finds? */
  binds: (s: number, army: Troops) => boolean
}

/** IPCs that a territory is worth to whoever holds it. */
function weightsOf(view: Survey, mind: Temper, lead: number): Float64Array {
  const { ground, power } = view
  const goal = aimedGoals(view, lead)
  const weights = new Float64Array(ground.ids.length)
  for (const s of ground.lands) {
    const capital = ground.capital[s]
    const own = ground.original[s] === power
    weights[s] =
      (1 + mind.style.land * ground.ipc[s]!) * (own ? OWN : 1) +
      (capital ? CAPITAL : 0) +
      (capital === power ? HOME : 0) +
      STAKED * goal[s]!
  }
  return weights
}

/** The front of a view: how everything on it is valued by this mind. `drawn`: with what draws units elsewhere, which no battle asks for. */
export function frontlineOf(view: Survey, mind: Temper, drawn = true): Frontline {
  const { ground, foe, ally, old, sleeper } = view
  const { kinds } = ground
  const K = kinds.types.length
  const lead = leadOf(view)
  const weights = weightsOf(view, mind, lead)
  const enemies = sizes(foe, ground)
  const slope = drawn ? potentialOf(view, weights, enemies) : new Float64Array(ground.ids.length)
  const bound = new Uint8Array(ground.ids.length)
  const { attack } = mind.style
  // Whoever leads goes on to what decides the war.
  const pull = mind.style.pull * lead ** LEADING
  const me: Troops = { list: new Float64Array(K), at: 0 }
  const them: Troops = { list: new Float64Array(K), at: 0 }
  const reply: Aftermath = { share: 0, risk: 0 }
  const guarded = guardsOf(view)
  const replies = repliesTo(view, mind, enemies, bound, lead)

  /** Who will hold the land after the enemy's turns, and what they cost. */
  function after(s: number, told?: Worth): number {
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

  function worth(s: number, army: Troops, told?: Worth): number {
    const own = size(army, kinds)
    set(s, army)
    let value = 0
    const asleep = own > 0 ? sleeper[s] : undefined
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
    const against = size(them, kinds)
    if (own > 0 && against > 0) {
      const battle = exchange(army, them, kinds)
      const held = old[s] ? after(s) : Number.NEGATIVE_INFINITY
      reduceBy(me, battle.lose, kinds)
      reduceBy(them, battle.kill, kinds)
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
    const staging = (pull * slope[s]! * price(army, kinds)) / 3
    const kept = guarded(s, own)
    if (told) {
      told.staging = staging
      told.land += kept
      told.value = value + staging + kept
    }
    const shirked = own < 0.5 && s === view.duty ? DUTY : 0
    const unled = own > 0.5 && army.list[army.at + kinds.core]! < 0.5 ? UNLED : 0
    return value + staging + kept - unled - shirked
  }

  function binds(s: number, army: Troops): boolean {
    if (enemies[s] === 0) return false
    let allied = 0
    for (let k = 0; k < K; k++) allied += ally[s * K + k]!
    if (allied >= BINDS) return true
    const own = size(army, kinds)
    if (own < BINDS) return false
    set(s, army)
    if (old[s]) return own >= BINDS
    return own - exchange(army, them, kinds).lose >= BINDS
  }

  for (let s = 0; s < bound.length; s++) if (enemies[s]! > 0 && binds(s, { list: view.own, at: s * K })) bound[s] = 1
  return { view, weights, slope, enemies, bound, worth, binds }
}
