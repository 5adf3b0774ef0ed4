/** What the ground of each land space looks like. */
import type { Side, SpaceId } from '../../engine/types/ids.ts'
import { geography } from '../geography/current-board.ts'
import { landIds } from '../geography/paths.ts'
import type { Border } from '../geography/shapes.ts'
import { type Holding, holdingOf, sideOrNone } from '../glyphs/colours.ts'
import type { SpaceView } from '../types.ts'

export type Ground =
  | Holding
  /** `impassable`: may not be entered. `nobody`: without an owner. */
  | { readonly kind: 'impassable' | 'nobody' }
  /** An unmobilized minor power or its colony, with its ally or `neutral`. */
  | { readonly kind: 'minor' | 'colony'; readonly ally: string }
  /** Closed land, with its holder. */
  | { readonly kind: 'closed'; readonly power: string }
  /** Land under an armistice, with the side that holds it. */
  | { readonly kind: 'armistice'; readonly side: Side }

/** Equal grounds are the same object and are compared by identity. */
export type Grounds = ReadonlyMap<SpaceId, Ground>

/** Cache key; equal for grounds that look alike. */
export const groundKey = (ground: Ground): string => Object.values(ground).join(' ')

const interned = new Map<string, Ground>()
function internGround(ground: Ground): Ground {
  const key = groundKey(ground)
  const found = interned.get(key) ?? ground
  interned.set(key, found)
  return found
}

export const IMPASSABLE = internGround({ kind: 'impassable' })

function groundOf(id: SpaceId, spaces: Readonly<Record<SpaceId, SpaceView>>): Ground {
  const space = geography().spacesById.get(id)
  if (space?.kind === 'impassable') return IMPASSABLE
  const held = holdingOf(spaces[id])
  const peace = spaces[id]?.peace
  if (peace === 'closed') return { kind: 'closed', power: held?.kind === 'power' ? held.power : '' }
  if (peace && peace !== 'both') return { kind: 'armistice', side: peace }
  if (held) return held
  const flag = spaces[id]?.flag
  if (flag) return { kind: 'minor', ally: flag }
  const mother = space?.colonyOf
  return mother ? { kind: 'colony', ally: spaces[mother]?.flag ?? 'neutral' } : { kind: 'nobody' }
}

export function groundsOf(spaces: Readonly<Record<SpaceId, SpaceView>>): Grounds {
  return new Map(landIds().map((id) => [id, internGround(groundOf(id, spaces))]))
}

/** Restores grounds that were sent to a worker. */
export const groundsFromEntries = (entries: readonly (readonly [SpaceId, Ground])[]): Grounds =>
  new Map(entries.map(([id, ground]) => [id, internGround(ground)]))

export const changedSpaces = (before: Grounds, after: Grounds): readonly SpaceId[] =>
  [...after].filter(([id, ground]) => before.get(id) !== ground).map(([id]) => id)

export const hasSameGrounds = (a: Grounds, b: Grounds): boolean => changedSpaces(a, b).length === 0

const sideOfGround = (ground: Ground): Side | null =>
  ground.kind === 'armistice' ? ground.side : ground.kind === 'power' ? sideOrNone(ground.power) : null

/** 0 within one owner's land, 1 between owners, 2 between powers of the two alliances. */
export function frontierWeight(border: Border, grounds: Grounds): 0 | 1 | 2 {
  const [a, b] = [grounds.get(border.a) ?? IMPASSABLE, grounds.get(border.b) ?? IMPASSABLE]
  if (a === IMPASSABLE || b === IMPASSABLE) return 0
  // Minor powers and their colonies are separate countries, even with the same ally.
  if (a === b && a.kind !== 'minor' && a.kind !== 'colony') return 0
  const [sideA, sideB] = [sideOfGround(a), sideOfGround(b)]
  return sideA && sideB && sideA !== sideB ? 2 : 1
}
