/** Who paints each land space. Two positions with equal painters look alike on the ground, whatever the armies do. */
import type { Side, SpaceId } from '../../engine/types/ids'
import { type Border, spacesById } from '../geography/geometry'
import { landIds } from '../geography/paths'
import { painterOf, sideOf } from '../glyphs/colours'
import type { SpaceView } from '../types'

export type Painters = ReadonlyMap<SpaceId, string>

export const IMPASSABLE = '#'

/**
 * What stands for a ground: a power's name; `a/b` for land two contest; `~` and the ally, or `neutral`, for an unmobilized
 * minor power; `^` and the same for its colonies; `!` and the holder of land that is closed; `=` and the side that holds land
 * under an armistice; nothing for land that is nobody's.
 */
export type Ground =
  | { readonly kind: 'impassable' | 'nobody' }
  | { readonly kind: 'power'; readonly power: string }
  | { readonly kind: 'contested'; readonly first: string; readonly second: string }
  | { readonly kind: 'minor' | 'colony'; readonly ally: string }
  | { readonly kind: 'closed'; readonly power: string }
  | { readonly kind: 'armistice'; readonly side: Side }

export function groundOf(painter: string): Ground {
  if (painter === IMPASSABLE) return { kind: 'impassable' }
  if (painter === '') return { kind: 'nobody' }
  if (painter[0] === '~') return { kind: 'minor', ally: painter.slice(1) }
  if (painter[0] === '^') return { kind: 'colony', ally: painter.slice(1) }
  if (painter[0] === '!') return { kind: 'closed', power: painter.slice(1) }
  if (painter[0] === '=') return { kind: 'armistice', side: painter.slice(1) as Side }
  const [first = '', second] = painter.split('/')
  return second === undefined ? { kind: 'power', power: first } : { kind: 'contested', first, second }
}

function painter(id: SpaceId, spaces: Readonly<Record<SpaceId, SpaceView>>): string {
  const space = spacesById.get(id)
  if (space?.kind === 'impassable') return IMPASSABLE
  const held = painterOf(spaces[id])
  const peace = spaces[id]?.peace
  if (peace === 'closed') return `!${held}`
  if (peace && peace !== 'both') return `=${peace}`
  if (held !== '') return held
  const flag = spaces[id]?.flag
  if (flag) return `~${flag}`
  const mother = space?.colonyOf
  return mother ? `^${spaces[mother]?.flag ?? 'neutral'}` : ''
}

export function paintersOf(spaces: Readonly<Record<SpaceId, SpaceView>>): Painters {
  return new Map(landIds().map((id) => [id, painter(id, spaces)]))
}

/** The spaces whose ground looks otherwise than before. */
export const repainted = (before: Painters, after: Painters): readonly SpaceId[] =>
  [...after].filter(([id, painter]) => before.get(id) !== painter).map(([id]) => id)

export const samePainters = (a: Painters, b: Painters): boolean => repainted(a, b).length === 0

/** The side that a ground belongs to. */
const sideIn = (painter: string): Side | null => (painter[0] === '=' ? (painter.slice(1) as Side) : sideOf(painter))

/** How weighty a frontier is: 0 within one owner's land, 1 between owners, 2 between powers of the two alliances. */
export function weightOf(border: Border, painters: Painters): 0 | 1 | 2 {
  const [a, b] = [painters.get(border.a) ?? IMPASSABLE, painters.get(border.b) ?? IMPASSABLE]
  if (a === IMPASSABLE || b === IMPASSABLE) return 0
  // Minor powers and their colonies are countries of their own, though they look to one ally.
  if (a === b && a[0] !== '~' && a[0] !== '^') return 0
  const [sideA, sideB] = [sideIn(a), sideIn(b)]
  return sideA && sideB && sideA !== sideB ? 2 : 1
}
