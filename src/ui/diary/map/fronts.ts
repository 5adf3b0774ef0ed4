/** The front of a position: where land of the Central Powers borders land of other belligerents. */
import { mesh } from 'topojson-client'
import { spaceOfAtom, topology } from '../../../content/map.ts'
import { boardOf, controllerOf, type GameState, type SpaceId, sideOf } from '../../../engine/index.ts'

/** A part of the board, in board pixels. */
export type MapFrame = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

type Bank = 'central' | 'others' | null

/** Contested land counts as not theirs. */
function bankOf(state: GameState, space: SpaceId | null): Bank {
  const holder = space === null ? null : controllerOf(state, space)
  if (holder === null) return null
  return holder !== 'contested' && sideOf(holder) === 'central' ? 'central' : 'others'
}

/** The front as a path in board pixels. */
export function frontLineOf(state: GameState): string {
  const grouping = boardOf(state)
  const { atoms } = topology().objects
  const banks = new Map<unknown, Bank>(
    atoms.geometries.map((atom) => [atom, atom.properties.land ? bankOf(state, spaceOfAtom(grouping, atom.id)) : null]),
  )
  const parts = mesh(topology(), atoms, (a, b) => {
    const [one, other] = [banks.get(a), banks.get(b)]
    return a !== b && Boolean(one) && Boolean(other) && one !== other
  })
  return parts.coordinates
    .map((line) => `M${line.map(([x = 0, y = 0]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`)
    .join('')
}

const pointsOf = (part: string): [number, number][] =>
  part.split('L').map((point) => point.split(' ').map(Number) as [number, number])

type Place = readonly [x: number, y: number]

/** The visible points of each part of a path, the longest part first. */
export function partsSeen(d: string, { x, y, width, height }: MapFrame): Place[][] {
  const seen = ([px, py]: Place) => px > x && px < x + width && py > y && py < y + height
  return d
    .split('M')
    .filter(Boolean)
    .map((part) => pointsOf(part).filter(seen))
    .sort((a, b) => b.length - a.length)
}

/**
 * A point at least `apart` from all taken ones: near the wanted share of the first part, else on another part. Without such a
 * point, the most distant one; null if there are no points.
 */
export function clearPlace(
  parts: readonly (readonly Place[])[],
  share: number,
  taken: readonly Place[],
  apart: number,
): Place | null {
  const room = ([x, y]: Place) => taken.reduce((least, [tx, ty]) => Math.min(least, Math.hypot(tx - x, ty - y)), apart)
  let best: Place | null = null
  for (const points of parts) {
    const wished = Math.floor(points.length * share)
    const byWay = points.map((_, at) => at).sort((a, b) => Math.abs(a - wished) - Math.abs(b - wished))
    for (const at of byWay) {
      const place = points[at]!
      if (room(place) >= apart) return place
      if (!best || room(place) > room(best)) best = place
    }
  }
  return best
}
