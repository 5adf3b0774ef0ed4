/** How far one's own side leads, and at which of the territories that its victory lacks it aims. */
import type { PlayerView } from '../player-view.ts'
import { armySize, type Troops } from './exchange.ts'
import type { Terrain } from './terrain.ts'

/** IPCs added to both armies, so that a few units are no great lead; what is no lead yet; and the most that a lead counts for. */
const LEAD_OFFSET = 100
const EVEN_RATIO = 1.2
const MAX_LEAD = 2

/** How much stronger one's own side is on land than the enemy; 1 where it is not. */
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

/** What counts of one's own units so many steps from a territory, and of the enemies who may defend it. */
const ATTACKER_WEIGHTS = [1, 1, 0.9, 0.8, 0.7, 0.55, 0.4, 0.3]
const DEFENDER_WEIGHTS = [1, 1, 0.5, 0.2]
/** Nothing is as good as undefended: new units come. */
const NEW_DEFENDERS = 5

const rings = new WeakMap<Terrain, Map<number, number[][]>>()

/** The lands around a territory, by how many steps they are away. */
export function ringsAround(ground: Terrain, target: number): number[][] {
  const known = rings.get(ground) ?? new Map<number, number[][]>()
  rings.set(ground, known)
  const found = known.get(target)
  if (found) return found
  const seen = new Set([target])
  const rows = [[target]]
  while (rows.length < ATTACKER_WEIGHTS.length)
    rows.push(rows.at(-1)!.flatMap((s) => ground.landNeighbours[s]!.filter((t) => !seen.has(t) && seen.add(t))))
  known.set(target, rows)
  return rows
}

/** How easily a territory is reached by land and taken: those who can come for each who can defend it. */
function captureEase({ terrain, own, ally, foe }: PlayerView, target: number): number {
  const { kinds } = terrain
  const K = kinds.types.length
  const army: Troops = { list: own, at: 0 }
  const count = (list: Float64Array, s: number): number => {
    army.list = list
    army.at = s * K
    return armySize(army, kinds)
  }
  let [come, guard] = [0, NEW_DEFENDERS]
  ringsAround(terrain, target).forEach((row, far) => {
    for (const s of row) {
      come += ATTACKER_WEIGHTS[far]! * (count(own, s) + count(ally, s))
      guard += (DEFENDER_WEIGHTS[far] ?? 0) * count(foe, s)
    }
  })
  return come / guard
}

/** What the territory that is aimed at counts for, of what a victory gives it, and the others, with a lead so great. */
const FOCUS = { first: 1.35, others: 0.5, lead: 1.3 }

/**
 * What territories add for a victory: the more a side leads, the more all its armies have one aim; divided they take none. It is the
 * easiest of those the victory cannot do without, of all others only where there is none: what falls first may not be what is asked for.
 */
export function focusGoalValues(view: PlayerView, lead: number): Float64Array {
  const goal = view.goalValues.slice()
  const part = Math.min(1, (lead - 1) / (FOCUS.lead - 1))
  if (part === 0) return goal
  const eased = new Map(view.missing.map((s) => [s, captureEase(view, s)]))
  const aims = [...view.missing].sort((a, b) => eased.get(b)! - eased.get(a)!)
  const first = aims.find((s) => view.essential.includes(s)) ?? aims[0]
  const others = aims.filter((s) => s !== first)
  if (first !== undefined) goal[first]! *= 1 + part * (FOCUS.first - 1)
  for (const s of others) goal[s]! *= 1 + part * (FOCUS.others - 1)
  return goal
}
