import { type GameState, type Owner, unitTypesOf } from '../../engine/index.ts'

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
  const forces: Contingent[] = []
  for (const { power, type, count, zone } of stacks) {
    const seaborne = zone === undefined ? 0 : count
    const known = forces.find(({ owner, unit }) => owner === power && unit.id === type)
    if (known) {
      known.count += count
      known.seaborne += seaborne
    } else forces.push({ owner: power, unit: facts.get(type) as UnitFacts, count, seaborne })
  }
  return forces
}

/** How many units of a kind these are. */
export const sum = (forces: readonly Contingent[], of: (force: Contingent) => boolean = all): number =>
  forces.reduce((n, force) => n + (of(force) ? force.count : 0), 0)
const all = (): boolean => true

/** Can it do what the tag says? */
export const can =
  (tag: Parameters<UnitFacts['tags']['has']>[0]) =>
  ({ unit }: Contingent): boolean =>
    unit.tags.has(tag)

/** Does it fight in the air? */
export const flies = can('air-battle')
