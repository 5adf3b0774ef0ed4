import type { Counts, GameState, SpaceId } from '../../engine/index.ts'
import { isUnderWay, type UnderWay } from '../script.ts'
import type { OddsStart } from '../start.ts'
import type { BattleSideId, BattleToll, Ending } from '../types.ts'
import type { GraphPlace } from './places.ts'
import { tollBetween } from './position.ts'

/**
 * Places by their names, which tell how they differ from the origin; losses are counted from `before`. `open`: those from which nobody has
 * walked on yet. `fought`, `fights`: whether the battle was met on the way from the origin, and whether it had to be walked.
 */
export type Walked = {
  origin: GameState
  before: GameState
  places: GraphPlace[]
  known: Map<string, number>
  open: Map<number, UnderWay>
  fought: boolean
  fights: boolean
}

/** Nothing is walked of it yet. */
export const unwalked = (origin: GameState, before: GameState): Walked => ({
  origin,
  before,
  places: [],
  known: new Map(),
  open: new Map(),
  fought: false,
  fights: false,
})

/** So many places were walked on from as may be at a time; asked again, it goes on where it stood. */
export class Unfinished extends Error {}

/** A battle that was asked about: where its first question stood, with the orders that were left, and what was walked of it by each policy. */
type Battle = Pick<Walked, 'origin' | 'before'> & Pick<UnderWay, 'left'> & { space: SpaceId; walked: Map<string, Walked> }

/**
 * Battles that were walked lately, the last one first. A battle that goes on leads from place to place of the same graph: what is asked in the
 * middle of it, and by each answer there, finds most of it walked. `atATime`: so many places are walked on from before it is `Unfinished`.
 */
export type Walks = { battles: readonly Battle[]; readonly atATime: number }

/** Nothing walked yet. */
export const noWalks = (atATime = Number.POSITIVE_INFINITY): Walks => ({ battles: [], atATime })

/** Battles that are remembered, and places of each by a policy: more would be a burden on the machine. */
const MOST_BATTLES = 3
const MOST_KEPT = 20_000

const sameTurn = ({ flow: a }: GameState, { flow: b }: GameState): boolean => a.round === b.round && a.power === b.power

const wentOn = (walks: Walks, state: GameState, space: SpaceId): Battle | undefined =>
  isUnderWay(state, space) ? walks.battles.find((battle) => battle.space === space && sameTurn(battle.origin, state)) : undefined

/** The position made of parts of one that was asked about before, as far as they are alike; what is asked of it is answered sooner. */
export function likeBefore(walks: Walks, state: GameState, space: SpaceId): GameState {
  const battle = wentOn(walks, state, space)
  return battle ? alike(battle.origin, state) : state
}

/** The second value, with what is in both taken from the first. */
function alike<T>(before: T, now: T): T {
  if (before === now || typeof before !== 'object' || typeof now !== 'object' || before === null || now === null) return now
  const [a, b] = [before as Record<string, unknown>, now as Record<string, unknown>]
  const keys = Object.keys(b)
  let same = Array.isArray(a) === Array.isArray(b) && keys.length === Object.keys(a).length
  const made: Record<string, unknown> = {}
  for (const key of keys) {
    made[key] = alike(a[key], b[key])
    same &&= key in a && made[key] === a[key]
  }
  return same ? before : Array.isArray(now) ? (Object.values(made) as T) : (made as T)
}

/**
 * What is walked already of the battle that begins or goes on here, and where the question stands in it; nothing where it was not asked about
 * yet. `by`: the policy, as text.
 */
export function walkedOf(walks: Walks, start: OddsStart, space: SpaceId, by: string): { walked: Walked; from: OddsStart } {
  const { before, first } = start
  const same = walks.battles.find(
    ({ space: at, origin, left }) => at === space && alike(origin, first.state) === origin && alike(left, first.left) === left,
  )
  const old = same ?? wentOn(walks, first.state, space)
  const goesOn = old && alike(old.origin.table, first.state.table) === old.origin.table
  const battle: Battle = goesOn ? old : { space, origin: first.state, left: first.left, before, walked: new Map() }
  walks.battles = [battle, ...walks.battles.filter((each) => each !== old && each !== battle)].slice(0, MOST_BATTLES)
  const walked = battle.walked.get(by) ?? unwalked(battle.origin, battle.before)
  battle.walked.set(by, walked)
  return { walked, from: same ? { ...start, first: { ...first, state: same.origin } } : start }
}

/** Forgets what is too large to be kept, but for what is still walked. */
export function forgetWalked(walks: Walks, still: Walked | null): void {
  for (const { walked } of walks.battles)
    for (const [by, each] of walked) if (each !== still && each.places.length > MOST_KEPT) walked.delete(by)
}

/** The places with their toll counted from a later position of the battle. */
export function countedFrom(start: GameState, { before, places }: Walked, space: SpaceId): readonly GraphPlace[] {
  const { lost: gone, taken: paid = 0 } = tollBetween(before, start, space)
  if (Object.keys(gone.attacker).length + Object.keys(gone.defender).length === 0 && paid === 0) return places
  const since = ({ lost, taken = 0 }: BattleToll): BattleToll => ({
    lost: { attacker: less(lost.attacker, gone.attacker), defender: less(lost.defender, gone.defender) },
    ...(taken > paid ? { taken: taken - paid } : {}),
  })
  return places.map((place) => {
    if ('row' in place) return { row: { end: place.row.end, ...since(place.row) } }
    return 'outlook' in place ? { ...place, toll: since(place.toll) } : place
  })
}

function less(all: Counts, gone: Counts): Ending['lost'][BattleSideId] {
  const left = { ...all }
  for (const [type, n] of Object.entries(gone) as [keyof Counts, number][]) left[type] = (left[type] ?? 0) - n
  return Object.fromEntries(Object.entries(left).filter(([, n]) => n !== 0)) as Counts
}
