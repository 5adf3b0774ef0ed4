/** Where a lesson is: what its map is to be about as it begins. */
import type { Lesson, Play } from '../content/lessons.ts'
import type { SpaceId } from '../engine/index.ts'

/** What an order may name of the board. */
type Named = { readonly space?: SpaceId; readonly path?: readonly SpaceId[]; readonly to?: SpaceId }

function namedIn(play: Play): readonly SpaceId[] {
  if (play === 'rest') return []
  const { space, path = [], to } = play as Named
  return [space, ...path, to].filter((each) => each !== undefined)
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
