/** The lead of the own side on land, and the victory territory it concentrates on. */
import type { PlayerView } from '../player-view.ts'
import { armySize, type Troops } from './exchange.ts'
import type { Terrain } from './terrain.ts'

/** Added to both armies (IPC) so that few units make no lead; ratio that counts as even; cap of the lead. */
const LEAD_OFFSET = 100
const EVEN_RATIO = 1.2
const MAX_LEAD = 2

/** Strength of the own side on land relative to the enemy, from 1 to `MAX_LEAD`. */
export function landLead({ terrain: { kinds }, own, ally, foe }: PlayerView): number {
  const K = kinds.types.length
  let [ours, theirs] = [LEAD_OFFSET, LEAD_OFFSET]
  for (let i = 0; i < own.length; i++) {
    const cost = kinds.cost[i % K]!
    ours += (own[i]! + ally[i]!) * cost
    theirs += foe[i]! * cost
  }
  return Math.max(1, Math.min(MAX_LEAD, ours / theirs / EVEN_RATIO))
}

/** Weights of attackers and defenders by distance in steps. */
const ATTACKER_WEIGHTS = [1, 1, 0.9, 0.8, 0.7, 0.55, 0.4, 0.3]
const DEFENDER_WEIGHTS = [1, 1, 0.5, 0.2]
/** Added defenders: the enemy will place new units. */
const NEW_DEFENDERS = 5

const ringsCache = new WeakMap<Terrain, Map<number, number[][]>>()

/** Lands around a territory, by distance in steps. Cached. */
export function ringsAround(ground: Terrain, target: number): number[][] {
  const rowsByTarget = ringsCache.get(ground) ?? new Map<number, number[][]>()
  ringsCache.set(ground, rowsByTarget)
  const cached = rowsByTarget.get(target)
  if (cached) return cached
  const seen = new Set([target])
  const rows = [[target]]
  while (rows.length < ATTACKER_WEIGHTS.length)
    rows.push(rows.at(-1)!.flatMap((s) => ground.landNeighbours[s]!.filter((t) => !seen.has(t) && seen.add(t))))
  rowsByTarget.set(target, rows)
  return rows
}

/** How easily a territory can be taken: weighted attackers per weighted defender. */
function captureEase({ terrain, own, ally, foe }: PlayerView, target: number): number {
  const { kinds } = terrain
  const K = kinds.types.length
  const army: Troops = { list: own, at: 0 }
  const count = (list: Float64Array, s: number): number => {
    army.list = list
    army.at = s * K
    return armySize(army, kinds)
  }
  let [attackers, defenders] = [0, NEW_DEFENDERS]
  ringsAround(terrain, target).forEach((row, far) => {
    for (const s of row) {
      attackers += ATTACKER_WEIGHTS[far]! * (count(own, s) + count(ally, s))
      defenders += (DEFENDER_WEIGHTS[far] ?? 0) * count(foe, s)
    }
  })
  return attackers / defenders
}

/** Factor for the goal in focus and for the others at full lead, and the lead from which they apply in full. */
const FOCUS = { first: 1.35, others: 0.5, lead: 1.3 }

/**
 * Goal values, concentrated on one goal when the side leads: divided armies take none. The focus is the easiest
 * essential goal, or the easiest of all if none is essential.
 */
export function focusGoalValues(view: PlayerView, lead: number): Float64Array {
  const goal = view.goalValues.slice()
  const part = Math.min(1, (lead - 1) / (FOCUS.lead - 1))
  if (part === 0) return goal
  const easeByGoal = new Map(view.missing.map((s) => [s, captureEase(view, s)]))
  const ranked = [...view.missing].sort((a, b) => easeByGoal.get(b)! - easeByGoal.get(a)!)
  const first = ranked.find((s) => view.essential.includes(s)) ?? ranked[0]
  const others = ranked.filter((s) => s !== first)
  if (first !== undefined) goal[first]! *= 1 + part * (FOCUS.first - 1)
  for (const s of others) goal[s]! *= 1 + part * (FOCUS.others - 1)
  return goal
}
