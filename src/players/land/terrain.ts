/** The board and the unit types as arrays. Built once for each rule table. */

import type { Unit } from '../../content/index.ts'
import {
  type GameState,
  type GameTable,
  type PowerId,
  type SpaceId,
  tableOf,
  type UnitType,
  unitTypesOf,
} from '../../engine/index.ts'

type Piece = ReturnType<typeof unitTypesOf>[number]

/** Land and air units by number. */
export type UnitKinds = {
  types: readonly UnitType[]
  /** Infantry: no army stands without it (STD-MOV-09). */
  core: number
  cost: readonly number[]
  attack: readonly number[]
  supported: readonly number[]
  supports: readonly boolean[]
  defence: readonly number[]
  /** Fire bonus with air supremacy. */
  airBonus: readonly number[]
  absorbs: readonly boolean[]
  air: readonly boolean[]
  move: readonly number[]
  /** Front weight times three: the mean of supported attack and defence. */
  weight: readonly number[]
  /** Loss order: cheapest first, then weakest. */
  losses: readonly number[]
}

export type Terrain = {
  ids: readonly SpaceId[]
  index: ReadonlyMap<SpaceId, number>
  land: readonly boolean[]
  /** Indexes of all land spaces. */
  lands: readonly number[]
  /** Neighbouring lands, and neighbouring sea zones. */
  landNeighbours: readonly (readonly number[])[]
  seaNeighbours: readonly (readonly number[])[]
  neighbours: readonly (readonly number[])[]
  ipc: readonly number[]
  capital: readonly (PowerId | undefined)[]
  original: readonly (PowerId | undefined)[]
  minors: readonly number[]
  kinds: UnitKinds
}

const terrainCache = new WeakMap<GameTable, Terrain>()

/** The terrain of a game; cached by rule table. */
export function terrainOf(state: GameState): Terrain {
  const table = tableOf(state)
  const cached = terrainCache.get(table)
  if (cached) return cached
  const terrain = buildTerrain(table, unitTypesOf(state))
  terrainCache.set(table, terrain)
  return terrain
}

function buildTerrain({ spaces }: GameTable, pieces: readonly Piece[]): Terrain {
  const all = [...spaces.values()].filter(({ kind }) => kind !== 'impassable')
  const index = new Map(all.map(({ id }, i) => [id, i]))
  const neighboursOf = (kind: 'land' | 'sea') =>
    all.map(({ adjacent }) => adjacent.flatMap((id) => (spaces.get(id)?.kind === kind ? (index.get(id) ?? []) : [])))
  const [steps, seas] = [neighboursOf('land'), neighboursOf('sea')]
  return {
    ids: all.map(({ id }) => id),
    index,
    land: all.map(({ kind }) => kind === 'land'),
    lands: all.flatMap(({ kind }, s) => (kind === 'land' ? [s] : [])),
    landNeighbours: steps,
    seaNeighbours: seas,
    neighbours: steps.map((list, s) => [...list, ...seas[s]!]),
    ipc: all.map(({ ipc }) => ipc ?? 0),
    capital: all.map(({ capitalOf }) => capitalOf),
    original: all.map(({ original }) => original),
    minors: all.flatMap(({ minor }, s) => (minor ? [s] : [])),
    kinds: kindsOf(pieces.filter(({ kind }) => kind === 'land' || kind === 'air')),
  }
}

function kindsOf(pieces: readonly Piece[]): UnitKinds {
  const has = (tag: Unit['tags'][number]) => pieces.map(({ tags }) => tags.has(tag))
  const cost = pieces.map((piece) => piece.cost)
  return {
    types: pieces.map(({ id }) => id),
    core: has('army-core').indexOf(true),
    cost,
    attack: pieces.map((piece) => piece.attack),
    supported: pieces.map((piece) => piece.supported ?? piece.attack),
    supports: has('supports'),
    defence: pieces.map((piece) => piece.defence),
    airBonus: pieces.map(({ airRaised, attack }) => (airRaised === undefined ? 0 : airRaised - attack)),
    absorbs: has('absorbs'),
    air: pieces.map(({ kind }) => kind === 'air'),
    move: pieces.map((piece) => piece.move),
    weight: pieces.map(({ kind, attack, supported = attack, defence, tags }) =>
      kind === 'air' ? 2 : 0.5 * (supported + defence + (tags.has('absorbs') ? 2 : 0)),
    ),
    losses: pieces.map((_, k) => k).sort((a, b) => cost[a]! - cost[b]! || pieces[a]!.defence - pieces[b]!.defence),
  }
}
