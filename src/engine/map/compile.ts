import type { Space } from '../../content/index.ts'
import type { PowerId, SpaceId } from '../types/ids.ts'

/** A space with precomputed lookups. */
export type Place = {
  id: SpaceId
  name: string
  kind: 'land' | 'sea' | 'impassable'
  ipc: number
  /** The power that starts with it; null for minors and colonies (STD-BRD-04). Regions count as colonies (STD-BRD-05). */
  original: PowerId | null
  /** STD-BRD-03 */
  capitalOf: PowerId | null
  /** Capital of a minor power. */
  minor: boolean
  /** Null: a neutral minor power (STD-BRD-06, STD-BRD-07). */
  alignedTo: PowerId | null
  /** Colonies never mobilize (STD-BRD-08). */
  colonyOf: SpaceId | null
  /** Sea zones of its naval bases (STD-BRD-16), for new ships and repairs (STD-BRD-17). */
  bases: readonly SpaceId[]
  adjacent: readonly SpaceId[]
  land: readonly SpaceId[]
  sea: readonly SpaceId[]
  /** Zone number; orders the dice. */
  number: number
  /** Territory of the zone's naval base. */
  baseTerritory: SpaceId | null
}

export type BoardMap = {
  places: ReadonlyMap<SpaceId, Place>
  ids: readonly SpaceId[]
  territories: readonly Place[]
  zones: readonly Place[]
}

/** Compiles printed spaces to places with neighbours by terrain, ids in alphabetical order (STD-BRD-01). */
export function compileMap(spaces: readonly Space[]): BoardMap {
  const byId = new Map(spaces.map((s) => [s.id, s]))
  const kind = (id: SpaceId) => byId.get(id)?.kind
  const baseOf = new Map<SpaceId, SpaceId>()
  for (const s of spaces) for (const zone of s.navalBases ?? []) baseOf.set(zone, s.id)
  const ids = spaces.map((s) => s.id).sort()
  const places = new Map<SpaceId, Place>()
  for (const id of ids) {
    const s = byId.get(id)
    if (!s) continue
    const adjacent = [...s.adjacent].sort()
    places.set(id, {
      id,
      name: s.name,
      kind: s.kind,
      ipc: s.ipc ?? 0,
      original: s.original ?? null,
      capitalOf: s.capitalOf ?? null,
      minor: s.minor ?? false,
      alignedTo: s.alignedTo ?? null,
      colonyOf: s.colonyOf ?? null,
      bases: s.navalBases ?? [],
      adjacent,
      land: adjacent.filter((a) => kind(a) === 'land'),
      sea: adjacent.filter((a) => kind(a) === 'sea'),
      number: s.kind === 'sea' ? Number(id.replace(/\D/g, '')) : 0,
      baseTerritory: baseOf.get(id) ?? null,
    })
  }
  const all = [...places.values()]
  return { places, ids, territories: all.filter((p) => p.kind === 'land'), zones: all.filter((p) => p.kind === 'sea') }
}
