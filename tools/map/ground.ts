/** What is land and what is water, at any point: by counting the outlines a ray to the right crosses. */
import type { Point } from './geometry'
import type { Edge } from './network'

/** The bits of Edge.flips. Water is cut into the land by channels, and fills lie over both. */
export type Areas = { readonly land: number; readonly channels: number; readonly fills: number }
export type Ground = (point: Point) => boolean

const bandPx = 8

/**
 * Needs noded edges: next to an un-noded coast a point near an acute corner is classified wrongly, and one wrong edge lets a sea
 * flood the land.
 */
export function groundOf(edges: readonly Edge[], areas: Areas): Ground {
  const bands = new Map<number, Edge[]>()
  for (const edge of edges) {
    const [y0, y1] = [edge.a[1], edge.b[1]]
    if (edge.flips === 0 || y0 === y1) continue
    for (let band = Math.floor(Math.min(y0, y1) / bandPx); band <= Math.floor(Math.max(y0, y1) / bandPx); band++) {
      const list = bands.get(band)
      if (list) list.push(edge)
      else bands.set(band, [edge])
    }
  }
  return ([x, y]) => {
    let inside = 0
    for (const { a, b, flips } of bands.get(Math.floor(y / bandPx)) ?? [])
      if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside ^= flips
    return (inside & areas.fills) !== 0 || ((inside & areas.land) !== 0 && (inside & areas.channels) === 0)
  }
}
