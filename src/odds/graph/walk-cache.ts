import type { Counts, GameState, SpaceId } from '../../engine/index.ts'
import { type BattlePosition, isUnderWay, type OddsStart } from '../battle-script.ts'
import type { BattleSideId, BattleToll, Ending } from '../types.ts'
import { tollBetween } from './position.ts'
import type { GraphPlace } from './types.ts'

/**
 * A partly walked graph. Place names describe the difference from `origin`; losses count from `before`. `open`: places
 * without edges yet. `fought`, `fights`: whether a battle was reached, and whether it had to be walked.
 */
export type WalkedGraph = {
  origin: GameState
  before: GameState
  places: GraphPlace[]
  placeByName: Map<string, number>
  open: Map<number, BattlePosition>
  fought: boolean
  fights: boolean
}

/** An empty walk. */
export const emptyWalk = (origin: GameState, before: GameState): WalkedGraph => ({
  origin,
  before,
  places: [],
  placeByName: new Map(),
  open: new Map(),
  fought: false,
  fights: false,
})

/** Thrown at the end of a slice; the next call continues. */
export class WalkUnfinished extends Error {}

/** A cached battle: its first position, remaining orders, and a walk for each policy. */
type CachedBattle = Pick<WalkedGraph, 'origin' | 'before'> &
  Pick<BattlePosition, 'left'> & { space: SpaceId; walked: Map<string, WalkedGraph> }

/**
 * The last battles, newest first. Later questions of a battle find most of its graph here. `placesPerSlice`: places
 * walked before `WalkUnfinished` is thrown.
 */
export type WalkCache = { battles: readonly CachedBattle[]; readonly placesPerSlice: number }

/** An empty cache. */
export const createWalkCache = (atATime = Number.POSITIVE_INFINITY): WalkCache => ({ battles: [], placesPerSlice: atATime })

/** Memory limits. */
const MAX_BATTLES = 3
const MAX_PLACES = 20_000

const sameTurn = ({ flow: a }: GameState, { flow: b }: GameState): boolean => a.round === b.round && a.power === b.power

const findContinuedBattle = (walks: WalkCache, state: GameState, space: SpaceId): CachedBattle | undefined =>
  isUnderWay(state, space) ? walks.battles.find((battle) => battle.space === space && sameTurn(battle.origin, state)) : undefined

/** Replaces equal parts of the position by those of the cached one (structural sharing), for faster comparison. */
export function reuseCachedParts(walks: WalkCache, state: GameState, space: SpaceId): GameState {
  const battle = findContinuedBattle(walks, state, space)
  return battle ? shareEqualParts(battle.origin, state) : state
}

/** Returns `now` with equal parts shared from `before`. */
function shareEqualParts<T>(before: T, now: T): T {
  if (before === now || typeof before !== 'object' || typeof now !== 'object' || before === null || now === null) return now
  const [a, b] = [before as Record<string, unknown>, now as Record<string, unknown>]
  const keys = Object.keys(b)
  let same = Array.isArray(a) === Array.isArray(b) && keys.length === Object.keys(a).length
  const made: Record<string, unknown> = {}
  for (const key of keys) {
    made[key] = shareEqualParts(a[key], b[key])
    same &&= key in a && made[key] === a[key]
  }
  return same ? before : Array.isArray(now) ? (Object.values(made) as T) : (made as T)
}

/** The walk of this battle and the position in it; an empty walk if none is cached. `by`: the policy as text. */
export function findWalk(
  walks: WalkCache,
  start: OddsStart,
  space: SpaceId,
  by: string,
): { walked: WalkedGraph; from: OddsStart } {
  const { before, first } = start
  const same = walks.battles.find(
    ({ space: at, origin, left }) =>
      at === space && shareEqualParts(origin, first.state) === origin && shareEqualParts(left, first.left) === left,
  )
  const old = same ?? findContinuedBattle(walks, first.state, space)
  const goesOn = old && shareEqualParts(old.origin.table, first.state.table) === old.origin.table
  const battle: CachedBattle = goesOn ? old : { space, origin: first.state, left: first.left, before, walked: new Map() }
  walks.battles = [battle, ...walks.battles.filter((each) => each !== old && each !== battle)].slice(0, MAX_BATTLES)
  const walked = battle.walked.get(by) ?? emptyWalk(battle.origin, battle.before)
  battle.walked.set(by, walked)
  return { walked, from: same ? { ...start, first: { ...first, state: same.origin } } : start }
}

/** Drops walks that are too large, except `active`, which is in progress. */
export function trimWalks(walks: WalkCache, active: WalkedGraph | null): void {
  for (const { walked } of walks.battles)
    for (const [by, each] of walked) if (each !== active && each.places.length > MAX_PLACES) walked.delete(by)
}

/** Places with losses counted from a later position. */
export function placesSince(start: GameState, { before, places }: WalkedGraph, space: SpaceId): readonly GraphPlace[] {
  const { lost: gone, taken: paid = 0 } = tollBetween(before, start, space)
  if (Object.keys(gone.attacker).length + Object.keys(gone.defender).length === 0 && paid === 0) return places
  const since = ({ lost, taken = 0 }: BattleToll): BattleToll => ({
    lost: { attacker: subtractCounts(lost.attacker, gone.attacker), defender: subtractCounts(lost.defender, gone.defender) },
    ...(taken > paid ? { taken: taken - paid } : {}),
  })
  return places.map((place) => {
    if ('row' in place) return { row: { end: place.row.end, ...since(place.row) } }
    return 'outlook' in place ? { ...place, toll: since(place.toll) } : place
  })
}

function subtractCounts(all: Counts, gone: Counts): Ending['lost'][BattleSideId] {
  const left = { ...all }
  for (const [type, n] of Object.entries(gone) as [keyof Counts, number][]) left[type] = (left[type] ?? 0) - n
  return Object.fromEntries(Object.entries(left).filter(([, n]) => n !== 0)) as Counts
}
