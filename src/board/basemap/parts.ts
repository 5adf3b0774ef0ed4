/** Boxes that a picture is drawn in, one after the other. Pure; in pixels of the screen. */
import type { Box } from '../geography/shapes'

/** About as much as is drawn within a frame. */
const TILE = 300_000

export const area = ([x0, y0, x1, y1]: Box): number => Math.max(0, x1 - x0) * Math.max(0, y1 - y0)

/** What two boxes share, or null. */
export function clipped(a: Box, b: Box): Box | null {
  const box: Box = [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])]
  return box[0] < box[2] && box[1] < box[3] ? box : null
}

/** What of boxes lies in another. */
export const clippedTo = (boxes: readonly Box[], all: Box): readonly Box[] =>
  boxes.map((box) => clipped(box, all)).filter((box) => box !== null)

/** Boxes that overlap become one, until none do. */
export function joined(boxes: readonly Box[]): readonly Box[] {
  const done: Box[] = []
  for (let box of boxes) {
    for (let i = 0; i < done.length; ) {
      const other = done[i]!
      if (clipped(box, other)) {
        box = [Math.min(box[0], other[0]), Math.min(box[1], other[1]), Math.max(box[2], other[2]), Math.max(box[3], other[3])]
        done.splice(i, 1)
        i = 0
      } else i++
    }
    done.push(box)
  }
  return done
}

/** What is left of a box without another: up to four boxes. */
function without([x0, y0, x1, y1]: Box, hole: Box): readonly Box[] {
  const shared = clipped([x0, y0, x1, y1], hole)
  if (!shared) return [[x0, y0, x1, y1]]
  const [hx0, hy0, hx1, hy1] = shared
  const sides: Box[] = [
    [x0, y0, x1, hy0],
    [x0, hy1, x1, y1],
    [x0, hy0, hx0, hy1],
    [hx1, hy0, x1, hy1],
  ]
  return sides.filter((side) => area(side) > 0)
}

/** Cuts a box into pieces of about the same size, none larger than a tile. */
function pieces([x0, y0, x1, y1]: Box): readonly Box[] {
  const [w, h] = [x1 - x0, y1 - y0]
  const count = Math.max(1, Math.ceil(area([x0, y0, x1, y1]) / TILE))
  const across = Math.max(1, Math.round(Math.sqrt((count * w) / h)))
  const down = Math.max(1, Math.ceil(count / across))
  const cut = (from: number, size: number, n: number, of: number) => Math.round(from + (size * n) / of)
  return Array.from(
    { length: across * down },
    (_, n): Box => [
      cut(x0, w, n % across, across),
      cut(y0, h, Math.floor(n / across), down),
      n % across === across - 1 ? x1 : cut(x0, w, (n % across) + 1, across),
      Math.floor(n / across) === down - 1 ? y1 : cut(y0, h, Math.floor(n / across) + 1, down),
    ],
  )
}

/**
 * The tiles of a picture that are still to be drawn: all of it but what is kept sharp, and what of that was not drawn yet.
 * Those that are seen come first, from the middle outwards.
 */
export function tilesOf(all: Box, sharp: readonly Box[], seen: Box, left: readonly Box[]): Box[] {
  let open: readonly Box[] = [all]
  for (const box of sharp) open = open.flatMap((each) => without(each, box))
  // No tile is partly seen: what nobody sees can wait for longer.
  const apart = [...open, ...clippedTo(left, all)].flatMap((box) => [...clippedTo([box], seen), ...without(box, seen)])
  const tiles = apart.flatMap(pieces)
  const [mx, my] = [(seen[0] + seen[2]) / 2, (seen[1] + seen[3]) / 2]
  const away = ([x0, y0, x1, y1]: Box) => Math.hypot((x0 + x1) / 2 - mx, (y0 + y1) / 2 - my)
  const shown = (box: Box) => clipped(box, seen) !== null
  return tiles.sort((a, b) => Number(shown(b)) - Number(shown(a)) || away(a) - away(b))
}
