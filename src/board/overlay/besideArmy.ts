/** Where a number stands that belongs to an army: at its right, or wherever beside it names and other armies are covered least. */
import { grown, overlap, type Rect } from '../placement/rects'

/** Clear of the room that an army keeps around itself. */
const GAP = 6

/** Square pixels that another place costs: what covers next to nothing stays at the right, where it is looked for. */
const DEARER = 8

/** `taken`: what else stands there, the army itself or not. */
export function besideArmy(army: Rect, [w, h]: readonly [number, number], taken: readonly Rect[]): Rect {
  const middle = (army.y0 + army.y1 - h) / 2
  const [right, left, above, below] = [army.x1 + GAP, army.x0 - GAP - w, army.y0 - GAP - h, army.y1 + GAP]
  const [endsRight, centred] = [army.x1 - w, (army.x0 + army.x1 - w) / 2]
  const places = [
    [right, middle],
    [left, middle],
    [endsRight, above],
    [endsRight, below],
    [army.x0, above],
    [army.x0, below],
    [centred, above],
    [centred, below],
    [right, above],
    [right, below],
    [left, above],
    [left, below],
  ] as const
  const weighed = places.map(([x, y], n) => {
    const rect = { x0: x, y0: y, x1: x + w, y1: y + h }
    const room = grown(rect, 1)
    return { rect, cost: taken.reduce((sum, part) => sum + overlap(room, part), n * DEARER) }
  })
  return weighed.reduce((best, each) => (each.cost < best.cost ? each : best)).rect
}
