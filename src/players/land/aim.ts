/** How far one's own side leads, and at which of the territories that its victory lacks it aims. */
import type { Survey } from '../view.ts'
import { price, size } from './exchange.ts'

/** IPCs added to both armies, so that a few units are no great lead; what is no lead yet; and the most that a lead counts for. */
const FEW = 100
const EVEN = 1.15
const MOST = 2.5

/** How much stronger one's own side is on land than the enemy; 1 where it is not. */
export function leadOf({ ground: { ids, kinds }, own, ally, foe }: Survey): number {
  const K = kinds.types.length
  let [ours, theirs] = [FEW, FEW]
  for (let s = 0; s < ids.length; s++) {
    const at = s * K
    ours += price({ list: own, at }, kinds) + price({ list: ally, at }, kinds)
    theirs += price({ list: foe, at }, kinds)
  }
  return Math.max(1, Math.min(MOST, ours / theirs / EVEN))
}

/** What counts of one's own units so many steps from a territory, and of the enemies who may defend it. */
const NEAR = [1, 1, 0.9, 0.8, 0.7, 0.55, 0.4, 0.3]
const GUARDS = [1, 1, 0.5, 0.2]
/** Nothing is as good as undefended: new units come. */
const RAISED = 5

/** How easily a territory is reached by land and taken: those who can come for each who can defend it. */
function ease({ ground, own, ally, foe }: Survey, target: number): number {
  const { steps, kinds } = ground
  const K = kinds.types.length
  const seen = new Set([target])
  let row = [target]
  let [come, guard] = [0, RAISED]
  for (let far = 0; far < NEAR.length; far++) {
    for (const s of row) {
      const at = s * K
      come += NEAR[far]! * (size({ list: own, at }, kinds) + size({ list: ally, at }, kinds))
      guard += (GUARDS[far] ?? 0) * size({ list: foe, at }, kinds)
    }
    row = row.flatMap((s) => steps[s]!).filter((s) => !seen.has(s) && seen.add(s))
  }
  return come / guard
}

/** What the territory that is easiest to take counts for, of what a victory gives it, and the others, with a lead so great. */
const AIM = { first: 1.8, others: 0.4, lead: 1.3 }

/** What territories add for a victory: the more a side leads, the more all its armies have one aim; divided they take none. */
export function aimedGoals(view: Survey, lead: number): Float64Array {
  const goal = Float64Array.from(view.goal)
  const part = Math.min(1, (lead - 1) / (AIM.lead - 1))
  if (part === 0) return goal
  const [first, ...others] = [...view.lacks].sort((a, b) => ease(view, b) - ease(view, a))
  if (first !== undefined) goal[first]! *= 1 + part * (AIM.first - 1)
  for (const s of others) goal[s]! *= 1 + part * (AIM.others - 1)
  return goal
}
