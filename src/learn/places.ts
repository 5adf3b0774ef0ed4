/** The spaces that a lesson is about, for the camera. */
import type { Lesson, Play } from '../content/lessons.ts'
import type { SpaceId } from '../engine/index.ts'

type NamedSpaces = {
  readonly from?: SpaceId
  readonly path?: readonly SpaceId[]
  readonly to?: SpaceId
  readonly space?: SpaceId
  readonly country?: SpaceId
  readonly territory?: SpaceId
}

/** The spaces that an order names, with the end of its path. */
export function spacesOfOrder(order: object): SpaceId[] {
  const { from, path, to, space, country, territory }: NamedSpaces = order
  return [from, path?.at(-1), to, space, country, territory].filter((each) => each !== undefined)
}

function namedIn(play: Play): readonly SpaceId[] {
  if (play === 'rest') return []
  return [...('path' in play ? play.path : []), ...spacesOfOrder(play)]
}

/** The learner's units first, then other units, then the solution. */
export function spacesOfLesson({ you, position: { units = {} }, solutions: [first = []] }: Lesson): readonly SpaceId[] {
  const stands = Object.entries(units)
  const own = stands.flatMap(([space, armies]) => (you in armies ? [space] : []))
  return [...new Set([...own, ...stands.map(([space]) => space), ...first.flatMap(namedIn)])]
}
