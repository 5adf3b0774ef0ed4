/** Which order a press on the map means: its pill first, then its arrow; of several arrows the nearest. */
import type { Point } from '../../content/map.ts'
import { contains, grow } from '../placement/rects.ts'
import type { Camera, OrderHandle } from '../types.ts'
import { lineAt, type PlannedArrow, pillAt } from './arrowRouting.ts'

/** So far (px) beside a pill and beside a line it is still met. */
const MOUSE_REACH = { pill: 2, line: 7 }
const FINGER_REACH = { pill: 11, line: 14 }

/** `pillsOnly`: what lies under the arrows is wanted more. */
type Press = { readonly at: Point; readonly finger: boolean; readonly pillsOnly: boolean }

export function orderAt(
  planned: readonly PlannedArrow[],
  handles: readonly OrderHandle[],
  { x: left, y: top, k }: Camera,
  { at, finger, pillsOnly }: Press,
): OrderHandle | null {
  if (handles.length === 0) return null
  const near = finger ? FINGER_REACH : MOUSE_REACH
  const [x, y] = [at[0] - left, at[1] - top]
  const known = planned.flatMap((each) => {
    const handle = handles.find(({ arrow }) => arrow === each.arrow)
    return handle ? [{ each, handle }] : []
  })
  // What was given last lies on top.
  for (const { each, handle } of [...known].reverse()) {
    const pill = pillAt(each, k)
    if (pill && contains([x, y], grow(pill, near.pill))) return handle
  }
  if (pillsOnly) return null
  let [best, found]: [number, OrderHandle | null] = [near.line, null]
  for (const { each, handle } of known) {
    const away = distanceToLine(lineAt(each, k), x, y)
    if (away < best) [best, found] = [away, handle]
  }
  return found
}

function distanceToLine(line: readonly Point[], x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let i = 1; i < line.length; i++) {
    const [[ax, ay], [bx, by]] = [line[i - 1]!, line[i]!]
    const [dx, dy] = [bx - ax, by - ay]
    const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
    least = Math.min(least, Math.hypot(x - ax - dx * along, y - ay - dy * along))
  }
  return least
}
