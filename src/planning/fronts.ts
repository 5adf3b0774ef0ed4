/** Fronts: each space belongs to the nearest one. Used to sort lists by region. */
import { type GameState, type SpaceId, tableOf } from '../engine/index.ts'
import { isSea } from './board.ts'

export const FRONTS = ['west', 'east', 'balkans', 'italy', 'near-east', 'overseas', 'sea'] as const
export type Front = (typeof FRONTS)[number]

/** Central spaces of each front, on any board. */
const FRONT_CENTRES: Readonly<Record<Exclude<Front, 'overseas' | 'sea'>, readonly SpaceId[]>> = {
  west: ['belgium', 'lorraine', 'picardy', 'paris', 'london', 'ruhr'],
  east: ['poland', 'prussia', 'galicia', 'ukraine', 'livonia', 'moscow'],
  balkans: ['serbia', 'bulgaria', 'romania', 'greece', 'albania', 'budapest'],
  italy: ['venice', 'rome', 'tyrolia', 'piedmont', 'naples'],
  'near-east': ['ankara', 'smyrna', 'mesopotamia', 'trans-jordan', 'egypt', 'constantinople'],
}
/** Farther away is overseas. */
const MAX_DISTANCE = 2

export function frontOf(state: GameState, space: SpaceId): Front {
  if (isSea(space)) return 'sea'
  const { distance } = tableOf(state)
  let [best, least]: [Front, number] = ['overseas', MAX_DISTANCE + 0.5]
  for (const [front, hearts] of Object.entries(FRONT_CENTRES) as [Front, readonly SpaceId[]][]) {
    const near = Math.min(...hearts.map((heart) => distance(space, heart)))
    if (near < least) [best, least] = [front, near]
  }
  return best
}

/** Spaces grouped by front; the order within a front is kept. */
export function groupByFront(state: GameState, spaces: readonly SpaceId[]): { front: Front; spaces: SpaceId[] }[] {
  const fronts = new Map<Front, SpaceId[]>()
  for (const space of spaces) {
    const front = frontOf(state, space)
    fronts.set(front, [...(fronts.get(front) ?? []), space])
  }
  return FRONTS.flatMap((front) => {
    const here = fronts.get(front)
    return here ? [{ front, spaces: here }] : []
  })
}
