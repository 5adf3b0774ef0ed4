import type { SpaceId } from '../../engine/types/ids.ts'
import { clickPointOf } from './geometry.ts'

/** As high as Germany is on the sheet: what lies within it is read as one line. */
const LINE_HEIGHT = 180

/** As a page is read: line by line from the top, each from the left. */
export function inReadingOrder(spaces: readonly SpaceId[]): SpaceId[] {
  const placed = spaces.map((space) => {
    const [x, y] = clickPointOf(space)
    return { space, x, line: Math.floor(y / LINE_HEIGHT) }
  })
  return placed.sort((a, b) => a.line - b.line || a.x - b.x).map(({ space }) => space)
}
