/** The lines of the map on the board, before they are cut at their crossings. */
import { type Atlas, type Body, borderKey, bordersOf, coastOf } from './atlas'
import { beyond, spline, splineLegs } from './curves'
import { type Point, samePoint, snapPoint } from './geometry'
import type { Ground } from './ground'
import { type Edge, edgesAlong, kind } from './network'
import { nearestOf, offshore } from './ports'
import { board, placeOnBoard } from './projection'
import { legKey, roughen } from './roughen'
import { borders, config, type Landfall, landLines, type Place, type SeaLine, seaLines } from './sources'

export const coastEdges = (atlas: Atlas, bodies: readonly Body[], flips: number): Edge[] =>
  bodies.flatMap((body) => coastOf(atlas, body)).flatMap((line) => edgesAlong(line, kind.shore, flips))

export function borderEdges(atlas: Atlas): Edge[] {
  const found = bordersOf(atlas)
  return borders.flatMap(([one, other]) => {
    const lines = found.get(borderKey(one, other))
    if (!lines) throw new Error(`${one} and ${other} share no border`)
    return lines.flatMap((line) => edgesAlong(line, kind.frontier))
  })
}

const placeKey = (place: Place): string => place.join()

/** How many lines start, end or pass at a place: ends that only one line has are loose. */
const linesAt = new Map<string, number>()
for (const place of Object.values(landLines).flat()) linesAt.set(placeKey(place), (linesAt.get(placeKey(place)) ?? 0) + 1)
const isLoose = (place: Place): boolean => linesAt.get(placeKey(place)) === 1

/**
 * An authored frontier: a curve through its places, roughened. Loose ends are lengthened, so that a line meant to end on another
 * surely crosses it; what juts out is pruned later.
 */
export function landLine(places: readonly Place[]): Point[] {
  const points = places.map(placeOnBoard)
  const isClosed = samePoint(points[0]!, points.at(-1)!)
  const legs = splineLegs(points, config.spline.stepPx, isClosed).map((leg, i) =>
    roughen(leg, legKey(places[i]!, places[i + 1]!), config.roughen),
  )
  const line = [...legs.flatMap((leg) => leg.slice(0, -1)), points.at(-1)!]
  if (!isClosed && isLoose(places[0]!)) line.unshift(beyond(points[1]!, points[0]!, config.extendLooseEndPx))
  if (!isClosed && isLoose(places.at(-1)!)) line.push(beyond(points.at(-2)!, points.at(-1)!, config.extendLooseEndPx))
  return line.map(snapPoint)
}

export const landLineEdges = (): Edge[] => Object.values(landLines).flatMap((line) => edgesAlong(landLine(line), kind.frontier))

/** A port farther away than this is not the one that was meant. */
const farthestPortPx = 60

export function seaLine(id: string, { line, start, end }: SeaLine, ports: readonly Point[], isLand: Ground): Point[] {
  const points = line.map(placeOnBoard)
  const landing = (point: Point, how: Landfall): Point[] => {
    const port = nearestOf(ports, point)
    if (Math.hypot(port[0] - point[0], port[1] - point[1]) > farthestPortPx) throw new Error(`${id} has no port at ${point}`)
    const step = how === 'port and step' ? offshore(port, isLand) : undefined
    return step ? [port, step] : [port]
  }
  const middle = points.slice(start ? 1 : 0, end ? -1 : undefined)
  const route = [...(start ? landing(points[0]!, start) : []), ...middle, ...(end ? landing(points.at(-1)!, end).reverse() : [])]
  return spline(route, config.spline.stepPx).map(snapPoint)
}

export const seaLineEdges = (ports: readonly Point[], isLand: Ground): Edge[] =>
  Object.entries(seaLines).flatMap(([id, line]) => edgesAlong(seaLine(id, line, ports, isLand), kind.seaLine))

export function frameEdges(): Edge[] {
  const { width, height } = board
  const corners: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
    [0, 0],
  ]
  return edgesAlong(corners, kind.frame)
}
