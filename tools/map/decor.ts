/** Islands and coasts that are drawn and are no spaces: bodies of land without a seed. */
import type { Feature, Polygon } from 'geojson'
import { type Atlas, type Body, ringPoints } from './atlas'
import { areaOf, boxOf, isInBox, isInRing, type Point } from './geometry'
import type { Ground } from './ground'
import { closedRing } from './network'
import { board, isOnBoard } from './projection'
import { config } from './sources'

export type DecorFeature = Feature<Polygon, { country: string }>

/** Whether a seed lies in one of its pieces: then it is land of the game, whole. */
export function isKept(atlas: Atlas, body: Body, landSeeds: readonly Point[]): boolean {
  return body.pieces.some(({ rings }) => {
    const outline = ringPoints(atlas, rings[0]!)
    const box = boxOf(outline)
    return landSeeds.some((seed) => isInBox(box, seed) && isInRing(outline, seed))
  })
}

/** Large enough to be seen, at least partly on the board, and standing in the sea: Siberia's corner lies over the Arctic islands. */
export function decorFeatures(atlas: Atlas, bodies: readonly Body[], isLand: Ground): DecorFeature[] {
  const isAbsent = (country: string, at: Point): boolean =>
    config.decorAbsent.some(({ country: of, boxPx: [x0, y0, x1, y1] }) => of === country && isInBox([x0!, y0!, x1!, y1!], at))
  const wanted = new Set(config.decorCountries)
  return bodies
    .flatMap((body) => body.pieces)
    .filter(({ country }) => wanted.has(country))
    .map(({ country, rings }) => ({ country, rings: rings.map((ring) => ringPoints(atlas, ring)) }))
    .filter(({ country, rings }) => {
      const [x0, y0, x1, y1] = boxOf(rings[0]!)
      const touchesBoard = x1 >= 0 && y1 >= 0 && x0 <= board.width && y0 <= board.height
      if (!touchesBoard || Math.abs(areaOf(rings[0]!)) < config.decorMinAreaPx2) return false
      return !isAbsent(country, rings[0]![0]!) && !rings[0]!.some((point) => isOnBoard(point) && isLand(point))
    })
    .map(({ country, rings }) => ({
      type: 'Feature',
      properties: { country },
      geometry: { type: 'Polygon', coordinates: rings.map(closedRing) as unknown as number[][][] },
    }))
}
