/** The front of a position: where the land of the Central Powers meets that of others who are in the war. */
import { mesh } from 'topojson-client'
import { spaceOfAtom, topology } from '../../../content/map.ts'
import { boardOf, controllerOf, type GameState, type SpaceId, sideOf } from '../../../engine/index.ts'

/** A part of the board, in its pixels. */
export type MapFrame = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

type Bank = 'central' | 'others' | null

/** Contested land is no longer, or not yet, theirs. */
function bankOf(state: GameState, space: SpaceId | null): Bank {
  const holder = space === null ? null : controllerOf(state, space)
  if (holder === null) return null
  return holder !== 'contested' && sideOf(holder) === 'central' ? 'central' : 'others'
}

/** As a path in board pixels. */
export function frontLineOf(state: GameState): string {
  const grouping = boardOf(state)
  const { atoms } = topology.objects
  const banks = new Map<unknown, Bank>(
    atoms.geometries.map((atom) => [atom, atom.properties.land ? bankOf(state, spaceOfAtom(grouping, atom.id)) : null]),
  )
  const parts = mesh(topology, atoms, (a, b) => {
    const [one, other] = [banks.get(a), banks.get(b)]
    return a !== b && Boolean(one) && Boolean(other) && one !== other
  })
  return parts.coordinates
    .map((line) => `M${line.map(([x = 0, y = 0]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`)
    .join('')
}

const pointsOf = (part: string): [number, number][] =>
  part.split('L').map((point) => point.split(' ').map(Number) as [number, number])

/** The points of that part of a path which has most of them where they can be seen. */
export function longestPart(d: string, { x, y, width, height }: MapFrame): [number, number][] {
  const seen = ([px, py]: readonly [number, number]) => px > x && px < x + width && py > y && py < y + height
  const parts = d
    .split('M')
    .filter(Boolean)
    .map((part) => pointsOf(part).filter(seen))
  return parts.reduce<[number, number][]>((most, part) => (part.length > most.length ? part : most), [])
}

/** The point at a share of the way along. */
export const pointAlong = (points: readonly [number, number][], share: number): [number, number] | undefined =>
  points[Math.floor(points.length * share)]
