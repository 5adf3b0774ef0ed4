/** Value of territories for the victories of both sides. It grows as fewer are missing. */
import type { Goal, Side, SpaceId } from '../../engine/index.ts'

/** IPC of a missing territory when 1, 2, 3 … are missing. */
const STAKES = [135, 45, 22, 15, 12]
const stakeOf = (lacking: number): number => STAKES[Math.min(lacking, STAKES.length) - 1] ?? 0

type Needs = Goal['needs']

/** Number of lists that can be filled with distinct territories (bipartite matching). */
function countFilled(needs: Needs, has: (space: SpaceId) => boolean): number {
  const of = new Map<SpaceId, number>()
  const find = (list: number, tried: Set<SpaceId>): boolean =>
    needs[list]!.some(({ space }) => {
      if (tried.has(space) || !has(space)) return false
      tried.add(space)
      const taken = of.get(space)
      if (taken !== undefined && !find(taken, tried)) return false
      of.set(space, list)
      return true
    })
  return needs.filter((_, list) => find(list, new Set())).length
}

const spacesHeld = (needs: Needs): Set<SpaceId> =>
  new Set(needs.flatMap((list) => list.flatMap((need) => (need.met ? [need.space] : []))))

/** Territories that would fill one more list. */
const helpfulSpaces = (needs: Needs, met: ReadonlySet<SpaceId>, now: number): SpaceId[] =>
  [...new Set(needs.flatMap((list) => list.map(({ space }) => space)))].filter(
    (space) => !met.has(space) && countFilled(needs, (each) => each === space || met.has(each)) > now,
  )

/** Those of them that all others together cannot replace. */
const essentialSpaces = (needs: Needs, helps: readonly SpaceId[]): SpaceId[] =>
  helps.filter((space) => countFilled(needs, (each) => each !== space) < needs.length)

/** Missing territories that these victories cannot do without. */
export const essentialForGoals = (goals: readonly Goal[]): SpaceId[] => [
  ...new Set(goals.flatMap(({ needs }) => essentialSpaces(needs, missingSpaces(needs)))),
]

/** Missing territories that bring these victories nearer. */
const missingForGoals = (goals: readonly Goal[]): SpaceId[] => [...new Set(goals.flatMap(({ needs }) => missingSpaces(needs)))]

function missingSpaces(needs: Needs): SpaceId[] {
  const met = spacesHeld(needs)
  return helpfulSpaces(
    needs,
    met,
    countFilled(needs, (space) => met.has(space)),
  )
}

/** Held territories that these victories would miss if they fell. */
export function securedForGoals(goals: readonly Goal[]): SpaceId[] {
  const kept = goals.flatMap(({ needs }) => {
    const met = spacesHeld(needs)
    const now = countFilled(needs, (space) => met.has(space))
    return [...met].filter((space) => countFilled(needs, (each) => each !== space && met.has(each)) < now)
  })
  return [...new Set(kept)]
}

/** Stakes in IPC by territory: in full if it cannot be replaced. Held territories count as if they were missing. */
export function goalStakes(goals: readonly Goal[]): Map<SpaceId, number> {
  const stakes = new Map<SpaceId, number>()
  for (const { needs } of goals) {
    const met = spacesHeld(needs)
    const now = countFilled(needs, (space) => met.has(space))
    const lacking = needs.length - now
    const helps = helpfulSpaces(needs, met, now)
    const needed = essentialSpaces(needs, helps)
    for (const space of helps)
      raiseStake(stakes, space, stakeOf(lacking) / (needed.includes(space) ? 1 : Math.sqrt(helps.length)))
    for (const space of met)
      if (countFilled(needs, (each) => each !== space && met.has(each)) < now) raiseStake(stakes, space, stakeOf(lacking + 1))
  }
  return stakes
}

/** Stakes of each territory, and the missing, essential and secured territories of each side. */
export type GoalClaims = {
  stakes: ReadonlyMap<SpaceId, number>
  bySide: Readonly<Record<Side, { missing: readonly SpaceId[]; essential: readonly SpaceId[]; secured: readonly SpaceId[] }>>
}

const claimsCache = new WeakMap<readonly Goal[], GoalClaims>()

/** Cached by identity: the engine returns the same array while the goals do not change. */
export function goalClaims(goals: readonly Goal[]): GoalClaims {
  const known = claimsCache.get(goals)
  if (known) return known
  const of = (side: Side) => {
    const own = goals.filter((goal) => goal.side === side)
    return { missing: missingForGoals(own), essential: essentialForGoals(own), secured: securedForGoals(own) }
  }
  const claims = { stakes: goalStakes(goals), bySide: { central: of('central'), allies: of('allies') } }
  claimsCache.set(goals, claims)
  return claims
}

function raiseStake(stakes: Map<SpaceId, number>, space: SpaceId, ipc: number): void {
  stakes.set(space, Math.max(stakes.get(space) ?? 0, ipc))
}
