/** What territories count for the victories of both sides: the more, the less else is lacking. */
import type { Goal, Side, SpaceId } from '../../engine/index.ts'

/** IPCs that the last territory counts that a victory lacks, the last but one, and so on. */
const STAKES = [135, 45, 22, 15, 12]
const stakeOf = (lacking: number): number => STAKES[Math.min(lacking, STAKES.length) - 1] ?? 0

type Needs = Goal['needs']

/** To how many lists a territory can be found among these, no territory to two lists. */
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

/** What would fill one list more than now. */
const helpfulSpaces = (needs: Needs, met: ReadonlySet<SpaceId>, now: number): SpaceId[] =>
  [...new Set(needs.flatMap((list) => list.map(({ space }) => space)))].filter(
    (space) => !met.has(space) && countFilled(needs, (each) => each === space || met.has(each)) > now,
  )

/** Those of them without which not even all others would do. */
const essentialSpaces = (needs: Needs, helps: readonly SpaceId[]): SpaceId[] =>
  helps.filter((space) => countFilled(needs, (each) => each !== space) < needs.length)

/** What these victories lack and cannot do without. */
export const essentialForGoals = (goals: readonly Goal[]): SpaceId[] => [
  ...new Set(goals.flatMap(({ needs }) => essentialSpaces(needs, missingSpaces(needs)))),
]

/** What would bring these victories nearer. */
const missingForGoals = (goals: readonly Goal[]): SpaceId[] => [...new Set(goals.flatMap(({ needs }) => missingSpaces(needs)))]

function missingSpaces(needs: Needs): SpaceId[] {
  const met = spacesHeld(needs)
  return helpfulSpaces(
    needs,
    met,
    countFilled(needs, (space) => met.has(space)),
  )
}

/** What these victories have already and would lack if it fell. */
export function securedForGoals(goals: readonly Goal[]): SpaceId[] {
  const kept = goals.flatMap(({ needs }) => {
    const met = spacesHeld(needs)
    const now = countFilled(needs, (space) => met.has(space))
    return [...met].filter((space) => countFilled(needs, (each) => each !== space && met.has(each)) < now)
  })
  return [...new Set(kept)]
}

/** IPCs by territory: all of it for what nothing can stand in for. What a side has counts as well: taken away it would be lacking. */
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

/** What the goals of a position ask for: what each territory counts, and of each side's victories what lacks, what nothing replaces, what is kept. */
export type GoalClaims = {
  stakes: ReadonlyMap<SpaceId, number>
  bySide: Readonly<Record<Side, { missing: readonly SpaceId[]; essential: readonly SpaceId[]; secured: readonly SpaceId[] }>>
}

const claimsCache = new WeakMap<readonly Goal[], GoalClaims>()

/** The same for the same goals, which the engine hands out again as long as nothing about them changes. */
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
