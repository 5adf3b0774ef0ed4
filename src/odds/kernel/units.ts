import { type GameState, type Owner, unitTypesOf } from '../../engine/index.ts'
import { getOrCreate } from '../../memoize.ts'

/** A type of this game with its figures and tags. */
export type UnitFacts = ReturnType<typeof unitTypesOf>[number]

/** So many units of one owner and type; `seaborne`: those of them that come ashore. */
export type Contingent = { owner: Owner; unit: UnitFacts; count: number; seaborne: number }

type Stacks = NonNullable<GameState['war']['units'][string]>

/** All types of a game by their names. */
export const unitFacts = (state: GameState): ReadonlyMap<string, UnitFacts> =>
  new Map(unitTypesOf(state).map((unit) => [unit.id, unit]))

/** Stacks as forces, one an owner and type. */
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

/** How many units of a kind these are. */
export const sum = (forces: readonly Contingent[], of?: (force: Contingent) => boolean): number =>
  forces.reduce((n, force) => n + (of && !of(force) ? 0 : force.count), 0)

/** Can it do what the tag says? */
export const hasTag =
  (tag: Parameters<UnitFacts['tags']['has']>[0]) =>
  ({ unit }: Contingent): boolean =>
    unit.tags.has(tag)

/** Does it fight in the air? */
export const isFighter = hasTag('air-battle')
