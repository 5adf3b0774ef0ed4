/** What one round of a battle on land is expected to cost both sides, in closed form. */
import type { Kinds, Terrain } from './ground.ts'

/** An army: how many of each kind, fractions allowed, from a place in a list on. */
export type Troops = { list: Float64Array; at: number }

/** Expected losses in units and in IPCs, and the chance that nobody is left of the defence. */
export type Clash = { kill: number; lose: number; killed: number; lost: number; clear: number }

/** How many units it has. */
export function size(army: Troops, kinds: Kinds): number {
  let n = 0
  for (let k = 0; k < kinds.cost.length; k++) n += army.list[army.at + k]!
  return n
}

/** How many units of a list stand in each space. */
export function sizes(list: Float64Array, { ids, kinds }: Terrain): Float64Array {
  const sums = new Float64Array(ids.length)
  for (let s = 0, i = 0; s < sums.length; s++) for (let k = 0; k < kinds.cost.length; k++) sums[s]! += list[i++]!
  return sums
}

/** What it costs. */
export function price(army: Troops, kinds: Kinds): number {
  let sum = 0
  for (let k = 0; k < kinds.cost.length; k++) sum += army.list[army.at + k]! * kinds.cost[k]!
  return sum
}

/** How much it weighs on a front. */
export function weight(army: Troops, kinds: Kinds): number {
  let sum = 0
  for (let k = 0; k < kinds.cost.length; k++) sum += army.list[army.at + k]! * kinds.weight[k]!
  return sum / 3
}

/** The share of supremacy in the air of so many fighters against so many. */
export const supremacy = (own: number, theirs: number): number => (own === 0 ? 0 : (own * own) / (own * own + theirs * theirs))

function fighters(army: Troops, kinds: Kinds): number {
  let n = 0
  for (let k = 0; k < kinds.cost.length; k++) if (kinds.air[k]) n += army.list[army.at + k]!
  return n
}

/** Mean and variance of hits, of an attack or a defence, with this share of supremacy. */
function fire({ list, at }: Troops, kinds: Kinds, attacks: boolean, air: number, out: { mean: number; variance: number }): void {
  let slots = 0
  if (attacks) for (let k = 0; k < kinds.cost.length; k++) if (kinds.supports[k]) slots += list[at + k]!
  let mean = 0
  let variance = 0
  for (let k = 0; k < kinds.cost.length; k++) {
    const n = list[at + k]!
    if (n === 0) continue
    const inAir = kinds.air[k]!
    let plain = n
    let needs = attacks ? kinds.attack[k]! : kinds.defence[k]!
    if (inAir) plain = n * air
    else if (attacks && kinds.supported[k]! > needs) {
      const up = Math.min(slots, n)
      slots -= up
      plain = n - up
      const p = kinds.supported[k]! / 6
      mean += up * p
      variance += up * p * (1 - p)
    } else needs += kinds.raised[k]! * air
    const p = needs / 6
    mean += plain * p
    variance += plain * p * (1 - p)
  }
  out.mean = mean
  out.variance = variance
}

/** The chance that a normal number is at least z above its mean. */
export const tail = (z: number): number => 1 / (1 + Math.exp(1.702 * z))

/** What is expected to be left over of hits beyond a bound: E max(0, hits − bound). */
function beyond(mean: number, variance: number, bound: number): number {
  const deviation = Math.sqrt(variance)
  if (deviation < 1e-6) return Math.max(0, mean - bound)
  const z = (mean - bound) / deviation
  if (z < -4) return 0
  if (z > 4) return mean - bound
  return deviation * 0.39894 * Math.exp(-0.5 * z * z) + (mean - bound) * tail(-z)
}

/** The price of so many units, the cheapest first. */
function priceOf(hits: number, { list, at }: Troops, kinds: Kinds): number {
  let left = hits
  let sum = 0
  for (const k of kinds.losses) {
    const n = Math.min(left, list[at + k]!)
    sum += n * kinds.cost[k]!
    left -= n
    if (left <= 0) break
  }
  return sum
}

const attackFire = { mean: 0, variance: 0 }
const defenceFire = { mean: 0, variance: 0 }

/** One round of `attackers` against `defenders`. */
export function exchange(attackers: Troops, defenders: Troops, kinds: Kinds): Clash {
  const [up, against] = [fighters(attackers, kinds), fighters(defenders, kinds)]
  fire(attackers, kinds, true, supremacy(up, against), attackFire)
  fire(defenders, kinds, false, supremacy(against, up), defenceFire)
  let absorbed = 0
  for (let k = 0; k < kinds.cost.length; k++) if (kinds.absorbs[k]) absorbed += attackers.list[attackers.at + k]!
  const [most, own] = [size(defenders, kinds), size(attackers, kinds)]
  const kill = Math.min(most, attackFire.mean - beyond(attackFire.mean, attackFire.variance, most))
  const taken = absorbed > 0 ? beyond(defenceFire.mean, defenceFire.variance, absorbed) : defenceFire.mean
  const lose = Math.max(0, Math.min(own, taken - beyond(defenceFire.mean, defenceFire.variance, own + absorbed)))
  const clear = tail((most - 0.5 - attackFire.mean) / Math.sqrt(attackFire.variance + 1e-9))
  return { kill, lose, killed: priceOf(kill, defenders, kinds), lost: priceOf(lose, attackers, kinds), clear }
}

/** Takes so many units away, the cheapest first, but the last infantry after everything else. */
export function reduceBy({ list, at }: Troops, hits: number, kinds: Kinds): void {
  let left = hits
  for (const k of kinds.losses) {
    const here = list[at + k]!
    const n = Math.min(left, k === kinds.core ? Math.max(0, here - 1) : here)
    list[at + k]! -= n
    left -= n
    if (left <= 0) return
  }
  list[at + kinds.core] = Math.max(0, list[at + kinds.core]! - left)
}
