/** What land changed hands between two states. */
import { controllerOf, type GameState, type SpaceId, spacesOf } from '../engine/index.ts'
import { type Belligerent, powersWithin } from './figures.ts'

/** Land that a party controls in the one state and not in the other. */
export function landChanges(
  before: GameState,
  after: GameState,
  party: Belligerent,
): { readonly gained: SpaceId[]; readonly lost: SpaceId[] } {
  const own = new Set<string | null>(powersWithin(party))
  const land = spacesOf(after).filter(({ kind }) => kind === 'land')
  const held = (state: GameState, space: SpaceId) => own.has(controllerOf(state, space))
  return {
    gained: land.filter(({ id }) => held(after, id) && !held(before, id)).map(({ id }) => id),
    lost: land.filter(({ id }) => held(before, id) && !held(after, id)).map(({ id }) => id),
  }
}
