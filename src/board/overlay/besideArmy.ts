/** Where a number stands that belongs to an army: at its right, or wherever beside it names and other armies are covered least. */
import { grow, overlap, overlaps, type Rect } from '../placement/rects.ts'

/** Clear of the room that an army keeps around itself. */
const GAP = 6

/** Square pixels that another place costs: what covers next to nothing stays at the right, where it is looked for. */
const PLACE_COST = 8

/** `taken`: what else stands there, the army itself or not. */
export function placeBesideArmy(army: Rect, [w, h]: readonly [number, number], taken: readonly Rect[]): Rect {
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
  // A jump over a round has a number beside half of all armies: most of what stands there is far from each of them.
  const about = { x0: left, y0: above, x1: right + w, y1: below + h }
  const near = taken.filter((part) => overlaps(part, grow(about, w)))
  let best: { readonly rect: Rect; readonly cost: number } | null = null
  for (const [n, [x, y]] of places.entries()) {
    let cost = n * PLACE_COST
    if (best && cost >= best.cost) continue
    const rect = { x0: x, y0: y, x1: x + w, y1: y + h }
    const room = grow(rect, 1)
    for (const part of near) cost += overlap(room, part)
    if (!best || cost < best.cost) best = { rect, cost }
  }
  return best!.rect
}
