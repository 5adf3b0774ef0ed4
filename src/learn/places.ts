/** Where a lesson is: what its map is to be about as it begins. */
import type { Lesson, Play } from '../content/lessons.ts'
import type { SpaceId } from '../engine/index.ts'

/** What an order may name of the board. */
type NamedSpaces = {
  readonly from?: SpaceId
  readonly path?: readonly SpaceId[]
  readonly to?: SpaceId
  readonly space?: SpaceId
  readonly country?: SpaceId
  readonly territory?: SpaceId
}

/** Where an order begins and ends, or what it is about. */
export function spacesOfOrder(order: object): SpaceId[] {
  const { from, path, to, space, country, territory }: NamedSpaces = order
  return [from, path?.at(-1), to, space, country, territory].filter((each) => each !== undefined)
}

function namedIn(play: Play): readonly SpaceId[] {
  if (play === 'rest') return []
  return [...('path' in play ? play.path : []), ...spacesOfOrder(play)]
}

/**
 * The spaces that a lesson is about: where the learner stands, then where others do, then where its solution leads. An empty board
 * has nothing else to look at, and the learner's capital may lie far from all of it.
 */
export function spacesOfLesson({ you, position: { units = {} }, solutions: [first = []] }: Lesson): readonly SpaceId[] {
  const stands = Object.entries(units)
  const own = stands.flatMap(([space, armies]) => (you in armies ? [space] : []))
  return [...new Set([...own, ...stands.map(([space]) => space), ...first.flatMap(namedIn)])]
}
