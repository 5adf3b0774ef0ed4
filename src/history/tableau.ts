/** What the screen shows of a state, as plain data that can be compared. */
import {
  alignmentOf,
  closedLand,
  controllerOf,
  type GameState,
  POWERS,
  type PowerId,
  type Side,
  type SpaceId,
  situation,
  spacesOf,
  treasuryOf,
  turn,
  unitsIn,
} from '../engine/index.ts'
import type { WarDate } from './types.ts'

type StackShown = ReturnType<typeof unitsIn>[number]
/** Without remaining moves: past moments take no orders. */
export type SeenUnit = Omit<StackShown, 'count' | 'left' | 'moved'>

/** Counts by piece key. */
export type Pieces = Readonly<Record<string, number>>
export type LandHolder = PowerId | 'contested'
/** Closed to all, or under the armistice and held by a side. */
export type PeaceStatus = 'closed' | Side

export type Tableau = {
  readonly pieces: Readonly<Record<SpaceId, Pieces>>
  readonly control: Readonly<Record<SpaceId, LandHolder>>
  readonly money: Readonly<Record<string, number>>
  readonly peace: Readonly<Record<SpaceId, PeaceStatus>>
  /** Minor powers that have not mobilised, with their alignment. */
  readonly flags: Readonly<Record<SpaceId, string>>
  readonly date: WarDate
}

/** Identical pieces share a key; `parsePieceKey` reads it. */
function pieceKey({ count: _count, left: _left, moved: _moved, ...piece }: StackShown): string {
  return JSON.stringify(piece)
}

/** The piece of a key. */
export const parsePieceKey = (name: string): SeenUnit => JSON.parse(name) as SeenUnit

/** States share the stacks of spaces in which nothing happened. */
const piecesCache = new WeakMap<object, Pieces>()
const NO_PIECES: Pieces = {}

function piecesIn(state: GameState, space: SpaceId): Pieces {
  const stacks = state.war.units[space]
  if (!stacks) return NO_PIECES
  const pieces = piecesCache.get(stacks) ?? countPieces(state, space)
  piecesCache.set(stacks, pieces)
  return pieces
}

function countPieces(state: GameState, space: SpaceId): Pieces {
  const pieces: Record<string, number> = {}
  for (const stack of unitsIn(state, space)) {
    const name = pieceKey(stack)
    pieces[name] = (pieces[name] ?? 0) + stack.count
  }
  return pieces
}

/** The visible content of a state. */
export function tableauOf(state: GameState): Tableau {
  const { mobilized, armistice = {} } = situation(state)
  const pieces: Record<SpaceId, Pieces> = {}
  const control: Record<SpaceId, LandHolder> = {}
  const flags: Record<SpaceId, string> = {}
  for (const { id, kind, minor } of spacesOf(state)) {
    if (kind === 'impassable') continue
    const here = piecesIn(state, id)
    if (here !== NO_PIECES) pieces[id] = here
    const holder = kind === 'land' ? controllerOf(state, id) : null
    if (holder !== null) control[id] = holder
    if (minor && !mobilized.includes(id)) {
      const { side, patron } = alignmentOf(state, id)
      flags[id] = patron ?? side ?? 'nobody'
    }
  }
  const closed = closedLand(state).map((space) => [space, 'closed'] as const)
  return {
    pieces,
    control,
    money: Object.fromEntries(POWERS.map((power) => [power, treasuryOf(state, power)])),
    peace: { ...Object.fromEntries(closed), ...armistice },
    flags,
    date: turn(state),
  }
}
