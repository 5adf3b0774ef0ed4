import type { Counts, GameState, SpaceId } from '../../engine/index.ts'
import { type BattlePosition, isUnderWay, type OddsStart } from '../battle-script.ts'
import type { BattleSideId, BattleToll, Ending } from '../types.ts'
import { tollBetween } from './position.ts'
import type { GraphPlace } from './types.ts'

/**
 * Places by their names, which tell how they differ from the origin; losses are counted from `before`. `open`: those from which nobody has
 * walked on yet. `fought`, `fights`: whether the battle was met on the way from the origin, and whether it had to be walked.
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

/** Nothing is walked of it yet. */
export const emptyWalk = (origin: GameState, before: GameState): WalkedGraph => ({
  origin,
  before,
  places: [],
  placeByName: new Map(),
  open: new Map(),
  fought: false,
  fights: false,
})

/** So many places were walked on from as may be at a time; asked again, it goes on where it stood. */
export class WalkUnfinished extends Error {}

/** A battle that was asked about: where its first question stood, with the orders that were left, and what was walked of it by each policy. */
type CachedBattle = Pick<WalkedGraph, 'origin' | 'before'> &
  Pick<BattlePosition, 'left'> & { space: SpaceId; walked: Map<string, WalkedGraph> }

/**
 * Battles that were walked lately, the last one first. A battle that goes on leads from place to place of the same graph: what is asked in the
 * middle of it, and by each answer there, finds most of it walked. `atATime`: so many places are walked on from before it is `Unfinished`.
 */
export type WalkCache = { battles: readonly CachedBattle[]; readonly placesPerSlice: number }

/** Nothing walked yet. */
export const createWalkCache = (atATime = Number.POSITIVE_INFINITY): WalkCache => ({ battles: [], placesPerSlice: atATime })

/** Battles that are remembered, and places of each by a policy: more would be a burden on the machine. */
const MAX_BATTLES = 3
const MAX_PLACES = 20_000

const sameTurn = ({ flow: a }: GameState, { flow: b }: GameState): boolean => a.round === b.round && a.power === b.power

const findContinuedBattle = (walks: WalkCache, state: GameState, space: SpaceId): CachedBattle | undefined =>
  isUnderWay(state, space) ? walks.battles.find((battle) => battle.space === space && sameTurn(battle.origin, state)) : undefined

/** The position made of parts of one that was asked about before, as far as they are alike; what is asked of it is answered sooner. */
export function reuseCachedParts(walks: WalkCache, state: GameState, space: SpaceId): GameState {
  const battle = findContinuedBattle(walks, state, space)
  return battle ? shareEqualParts(battle.origin, state) : state
}

/** The second value, with what is in both taken from the first. */
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

/**
 * What is walked already of the battle that begins or goes on here, and where the question stands in it; nothing where it was not asked about
 * yet. `by`: the policy, as text.
 */
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

/** Forgets what is too large to be kept, but for what is still walked. */
export function trimWalks(walks: WalkCache, still: WalkedGraph | null): void {
  for (const { walked } of walks.battles)
    for (const [by, each] of walked) if (each !== still && each.places.length > MAX_PLACES) walked.delete(by)
}

/** The places with their toll counted from a later position of the battle. */
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
