/** Expected result of one round of a land battle, in closed form. */
import type { Terrain, UnitKinds } from './terrain.ts'

/** An army: counts by kind (fractions allowed) in `list` from index `at`. */
export type Troops = { list: Float64Array; at: number }

/**
 * `kill`, `lose`: expected units lost by defender and attacker; `killed`, `lost`: the same in IPC; `clear`: chance that
 * no defender is left.
 */
export type Exchange = { kill: number; lose: number; killed: number; lost: number; clear: number }

/** Number of units of an army. */
export function armySize(army: Troops, kinds: UnitKinds): number {
  let n = 0
  for (let k = 0; k < kinds.cost.length; k++) n += army.list[army.at + k]!
  return n
}

/** Number of units in each space of a list. */
export function armySizes(list: Float64Array, { ids, kinds }: Terrain): Float64Array {
  const sums = new Float64Array(ids.length)
  for (let s = 0, i = 0; s < sums.length; s++) for (let k = 0; k < kinds.cost.length; k++) sums[s]! += list[i++]!
  return sums
}

/** Price of an army in IPC. */
export function armyCost(army: Troops, kinds: UnitKinds): number {
  let sum = 0
  for (let k = 0; k < kinds.cost.length; k++) sum += army.list[army.at + k]! * kinds.cost[k]!
  return sum
}

/** Front weight of an army. */
export function armyWeight(army: Troops, kinds: UnitKinds): number {
  let sum = 0
  for (let k = 0; k < kinds.cost.length; k++) sum += army.list[army.at + k]! * kinds.weight[k]!
  return sum / 3
}

/** Expected share of air supremacy by the square law. */
export const airSupremacy = (own: number, theirs: number): number => (own === 0 ? 0 : (own * own) / (own * own + theirs * theirs))

function fighterCount(army: Troops, kinds: UnitKinds): number {
  let n = 0
  for (let k = 0; k < kinds.cost.length; k++) if (kinds.air[k]) n += army.list[army.at + k]!
  return n
}

/** Mean and variance of the hits of an attack or a defence; `air` is its share of supremacy. */
function computeFire(
  { list, at }: Troops,
  kinds: UnitKinds,
  attacks: boolean,
  air: number,
  out: { mean: number; variance: number },
): void {
  let slots = 0
  if (attacks) for (let k = 0; k < kinds.cost.length; k++) if (kinds.supports[k]) slots += list[at + k]!
  let mean = 0
  let variance = 0
  for (let k = 0; k < kinds.cost.length; k++) {
    const n = list[at + k]!
    if (n === 0) continue
    const inAir = kinds.air[k]!
    let plain = n
    let need = attacks ? kinds.attack[k]! : kinds.defence[k]!
    if (inAir) plain = n * air
    else if (attacks && kinds.supported[k]! > need) {
      const up = Math.min(slots, n)
      slots -= up
      plain = n - up
      const p = kinds.supported[k]! / 6
      mean += up * p
      variance += up * p * (1 - p)
    } else need += kinds.airBonus[k]! * air
    const p = need / 6
    mean += plain * p
    variance += plain * p * (1 - p)
  }
  out.mean = mean
  out.variance = variance
}

/** Chance that a standard normal value exceeds z (logistic approximation). */
export const normalTail = (z: number): number => 1 / (1 + Math.exp(1.702 * z))

/** E max(0, hits − bound) for normally distributed hits. */
function expectedExcess(mean: number, variance: number, bound: number): number {
  const deviation = Math.sqrt(variance)
  if (deviation < 1e-6) return Math.max(0, mean - bound)
  const z = (mean - bound) / deviation
  if (z < -4) return 0
  if (z > 4) return mean - bound
  return deviation * 0.39894 * Math.exp(-0.5 * z * z) + (mean - bound) * normalTail(-z)
}

/** IPC of the first `hits` units in loss order. */
function lossCost(hits: number, { list, at }: Troops, kinds: UnitKinds): number {
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
export function estimateExchange(attackers: Troops, defenders: Troops, kinds: UnitKinds): Exchange {
  const [up, against] = [fighterCount(attackers, kinds), fighterCount(defenders, kinds)]
  computeFire(attackers, kinds, true, airSupremacy(up, against), attackFire)
  computeFire(defenders, kinds, false, airSupremacy(against, up), defenceFire)
  let absorbed = 0
  for (let k = 0; k < kinds.cost.length; k++) if (kinds.absorbs[k]) absorbed += attackers.list[attackers.at + k]!
  const [most, own] = [armySize(defenders, kinds), armySize(attackers, kinds)]
  const kill = Math.min(most, attackFire.mean - expectedExcess(attackFire.mean, attackFire.variance, most))
  const taken = absorbed > 0 ? expectedExcess(defenceFire.mean, defenceFire.variance, absorbed) : defenceFire.mean
  const lose = Math.max(0, Math.min(own, taken - expectedExcess(defenceFire.mean, defenceFire.variance, own + absorbed)))
  const clear = normalTail((most - 0.5 - attackFire.mean) / Math.sqrt(attackFire.variance + 1e-9))
  return { kill, lose, killed: lossCost(kill, defenders, kinds), lost: lossCost(lose, attackers, kinds), clear }
}

/** Removes units in loss order; the last infantry after everything else. */
export function removeLosses({ list, at }: Troops, hits: number, kinds: UnitKinds): void {
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
