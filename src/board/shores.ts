/** The engraved lines along the coast: three, finer and fainter the farther out, over paler shallows. Their distances are those of the screen. */
import { colour, faded, themeNow } from './colours'
import { contour, type Field, fieldOf, type Lines } from './contours'
import { arcs, type Box, borders, boxOf, ORNAMENT, outlines, shapes } from './geometry'
import { islands } from './paths'

type Ctx = CanvasRenderingContext2D

/** How far out (px), how wide (px) and how strong each line is. */
type Ring = readonly [distance: number, width: number, strength: number]
const RINGS: readonly Ring[] = [
  [3, 0.95, 1],
  [6.2, 0.8, 0.72],
  [10, 0.65, 0.48],
]
/** From afar coasts lie so close that three lines would run together. */
const AFAR: readonly Ring[] = [
  [2.4, 0.7, 0.9],
  [5.2, 0.6, 0.5],
]
export const ringsAt = (k: number): readonly Ring[] => (k < 0.36 ? AFAR : RINGS)

type Piece = { readonly line: Float32Array; readonly box: Box }
type Scaled = { readonly k: number; readonly coast: readonly Piece[]; readonly land: readonly { rings: Lines; box: Box }[] }

const pieceOf = (line: Float32Array): Piece => ({ line, box: boxOf([line]) })

/** The coast as it lies on the screen: without points so close to the last that they could not be told from it. */
function scaledLine(line: Float32Array, k: number): Float32Array {
  const near = 0.8
  const kept = [line[0]! * k, line[1]! * k]
  let [x, y] = [kept[0]!, kept[1]!]
  for (let i = 2; i < line.length; i += 2) {
    const [nx, ny] = [line[i]! * k, line[i + 1]! * k]
    if (i < line.length - 2 && Math.abs(nx - x) + Math.abs(ny - y) < near) continue
    kept.push(nx, ny)
    ;[x, y] = [nx, ny]
  }
  return Float32Array.from(kept)
}

const islandRings: Lines = islands.flatMap(({ rings }) =>
  rings.map((ring) => {
    const points = ring.flatMap((n) => {
      const arc = n < 0 ? arcs[~n]! : arcs[n]!
      const pairs = Array.from({ length: arc.length / 2 }, (_, i) => [arc[2 * i]!, arc[2 * i + 1]!])
      return n < 0 ? pairs.reverse() : pairs
    })
    return Float32Array.from(points.flat())
  }),
)
const coastArcs = borders.filter(({ kind }) => kind === 'coast').flatMap((border) => border.arcs.map((n) => arcs[n]!))

let scaled: Scaled = { k: 0, coast: [], land: [] }

/** Kept for one scale: a picture is drawn in several parts. */
function scaledTo(k: number): Scaled {
  if (scaled.k === k) return scaled
  const coast = [...coastArcs, ...islandRings].map((line) => pieceOf(scaledLine(line, k)))
  const ringsOf = (rings: Lines) => {
    const lines = rings.map((ring) => ring.map((value) => value * k))
    return { rings: lines, box: boxOf(lines) }
  }
  const land = [...shapes].filter(([id, { land }]) => land || id === ORNAMENT).map(([id]) => ringsOf(outlines.get(id)!))
  scaled = { k, coast, land: [...land, ...islandRings.map((ring) => ringsOf([ring]))] }
  return scaled
}

const touches = (a: Box, b: Box, margin: number) =>
  a[0] - margin <= b[2] && b[0] <= a[2] + margin && a[1] - margin <= b[3] && b[1] <= a[3] + margin

/** Distances from the coast in a part of the board (in pixels of the screen, from the board's corner). */
export function shoreField(part: Box, k: number, reach: number): Field {
  const { coast, land } = scaledTo(k)
  const margin = reach + 8
  return fieldOf(
    part,
    coast.filter(({ box }) => touches(box, part, margin)).map(({ line }) => line),
    land.filter(({ box }) => touches(box, part, 8)).map(({ rings }) => rings),
    reach,
  )
}

/** Expects a context that counts in pixels of the screen from the board's corner. */
export function drawShores(ctx: Ctx, part: Box, k: number): void {
  const rings = ringsAt(k)
  const outermost = rings.at(-1)![0]
  const field = shoreField(part, k, outermost + 2.5)
  const shallows = new Path2D()
  contour(field, outermost + 1.6, shallows)
  ctx.fillStyle = colour('shoal')
  ctx.fill(shallows, 'evenodd')
  const bold = themeNow() === 'contrast' ? 1.25 : 1
  ctx.lineJoin = 'round'
  for (const [distance, width, strength] of rings) {
    const line = new Path2D()
    contour(field, distance, line)
    ctx.strokeStyle = faded(colour('shore'), strength)
    ctx.lineWidth = width * bold
    ctx.stroke(line)
  }
}
