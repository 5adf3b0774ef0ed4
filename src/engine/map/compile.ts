import type { Space } from '../../content/index.ts'
import type { PowerId, SpaceId } from '../types/ids.ts'

/** A space with everything the rules ask of it looked up once. */
export type Place = {
  id: SpaceId
  name: string
  kind: 'land' | 'sea' | 'impassable'
  ipc: number
  /** The power that starts with it; nobody for minor powers and their colonies (STD-BRD-04). Regional land and colonies are treated alike (STD-BRD-05). */
  original: PowerId | null
  /** STD-BRD-03 */
  capitalOf: PowerId | null
  /** Capital of a minor power. */
  minor: boolean
  /** Nobody: a neutral minor power (STD-BRD-06, STD-BRD-07). */
  alignedTo: PowerId | null
  /** Not a capital, so it never mobilises (STD-BRD-08). */
  colonyOf: SpaceId | null
  /** Sea zones of this territory's naval bases (STD-BRD-16), for new ships and repairs (STD-BRD-17). */
  bases: readonly SpaceId[]
  adjacent: readonly SpaceId[]
  land: readonly SpaceId[]
  sea: readonly SpaceId[]
  /** Sea zones: their number; the order of STD dice goes by it. */
  number: number
  /** Sea zones: the territory of the naval base, if there is one. */
  baseTerritory: SpaceId | null
}

export type BoardMap = {
  places: ReadonlyMap<SpaceId, Place>
  ids: readonly SpaceId[]
  territories: readonly Place[]
  zones: readonly Place[]
}

/** Spaces as printed → places with neighbours by terrain (STD-BRD-01). Ids are in alphabetical order. */
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
