import { type GameState, type Owner, unitTypesOf } from '../../engine/index.ts'
import { getOrCreate } from '../../memoize.ts'

export type UnitFacts = ReturnType<typeof unitTypesOf>[number]

/** Units of one owner and type; `seaborne`: those that land. */
export type Contingent = { owner: Owner; unit: UnitFacts; count: number; seaborne: number }

type Stacks = NonNullable<GameState['war']['units'][string]>

/** All unit types of a game by id. */
export const unitFacts = (state: GameState): ReadonlyMap<string, UnitFacts> =>
  new Map(unitTypesOf(state).map((unit) => [unit.id, unit]))

/** Stacks grouped by owner and type. */
export function forcesOf(state: GameState, stacks: Stacks): Contingent[] {
  const facts = unitFacts(state)
  const forces = new Map<string, Contingent>()
  for (const { power, type, count, zone } of stacks) {
    const unit = facts.get(type) as UnitFacts
    const force = getOrCreate(forces, `${power} ${type}`, () => ({ owner: power, unit, count: 0, seaborne: 0 }))
    force.count += count
    if (zone !== undefined) force.seaborne += count
  }
  return [...forces.values()]
}

/** Number of units in these forces. */
export const sum = (forces: readonly Contingent[], of?: (force: Contingent) => boolean): number =>
  forces.reduce((n, force) => n + (of && !of(force) ? 0 : force.count), 0)

/** A predicate for units with this tag. */
export const hasTag =
  (tag: Parameters<UnitFacts['tags']['has']>[0]) =>
  ({ unit }: Contingent): boolean =>
    unit.tags.has(tag)

/** Is it a fighter? */
export const isFighter = hasTag('air-battle')
