/** Proposes goals for a lesson from what its solution changed. */
import type { Predicate } from '../../content/lessons.ts'
import {
  controllerOf,
  type GameState,
  type PowerId,
  productionOf,
  type SpaceId,
  sideOf,
  treasuryOf,
  unitsIn,
} from '../../engine/index.ts'

export type ProposedGoal = {
  readonly kind: 'taken' | 'contested' | 'army' | 'cleared' | 'treasury' | 'production'
  readonly space?: SpaceId
  readonly power: PowerId
  readonly count?: number
  readonly asked: Predicate
}

/** As many as fit on a card; a link allows more. */
export const MAX_GOALS = 10

function strengthIn(state: GameState, space: SpaceId): ReadonlyMap<PowerId, number> {
  const sums = new Map<PowerId, number>()
  for (const { power, count } of unitsIn(state, space)) sums.set(power, (sums.get(power) ?? 0) + count)
  return sums
}

function landGoals(you: PowerId, space: SpaceId, before: GameState, now: GameState): ProposedGoal[] {
  const is = controllerOf(now, space)
  if (is === controllerOf(before, space)) return []
  const asked: Predicate = { control: { space, is } }
  if (is === you) return [{ kind: 'taken', power: you, space, asked }]
  return is === 'contested' ? [{ kind: 'contested', power: you, space, asked }] : []
}

function armyGoals(you: PowerId, space: SpaceId, before: GameState, now: GameState): ProposedGoal[] {
  const [then, today] = [strengthIn(before, space), strengthIn(now, space)]
  const own = today.get(you) ?? 0
  const army: ProposedGoal[] =
    own > (then.get(you) ?? 0)
      ? [{ kind: 'army', power: you, space, count: own, asked: { at: { power: you, space, min: own } } }]
      : []
  const gone = [...then.keys()].filter((power) => !today.has(power) && sideOf(power) !== sideOf(you))
  return [
    ...gone.map((power): ProposedGoal => ({ kind: 'cleared', power, space, asked: { at: { power, space, max: 0 } } })),
    ...army,
  ]
}

/** Conditions that hold after the play but not before, most important first. */
export function proposeGoals(you: PowerId, before: GameState, now: GameState): readonly ProposedGoal[] {
  const places = [...new Set([...Object.keys(before.war.units), ...Object.keys(now.war.units), ...Object.keys(now.war.control)])]
  const grown = (kind: 'treasury' | 'production', of: typeof treasuryOf): ProposedGoal[] => {
    const count = of(now, you)
    const asked: Predicate =
      kind === 'treasury' ? { treasury: { power: you, min: count } } : { production: { power: you, min: count } }
    return count > of(before, you) ? [{ kind, power: you, count, asked }] : []
  }
  return [
    ...places.flatMap((space) => landGoals(you, space, before, now)),
    ...places.flatMap((space) => armyGoals(you, space, before, now)),
    ...grown('treasury', treasuryOf),
    ...grown('production', productionOf),
  ].slice(0, MAX_GOALS)
}
