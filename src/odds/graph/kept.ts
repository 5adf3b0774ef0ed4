import type { Counts, GameState, SpaceId } from '../../engine/index.ts'
import type { OddsStart } from '../start.ts'
import type { BattleSideId, Ending } from '../types.ts'
import type { GraphPlace } from './places.ts'
import { lostBetween } from './position.ts'

/** Places by their names, which tell how they differ from the origin; losses are counted from `before`. */
export type Walked = { origin: GameState; before: GameState; places: GraphPlace[]; known: Map<string, number> }

/** A battle that was asked about: where its first question stood, and what was walked of it by each policy. */
type Battle = Pick<Walked, 'origin' | 'before'> & { space: SpaceId; walked: Map<string, Walked> }

/**
 * Battles that were walked lately, the last one first. A battle that goes on leads from place to place of the same graph: what is asked in the
 * middle of it, and by each answer there, finds most of it walked.
 */
export type Walks = { battles: readonly Battle[] }

/** Nothing walked yet. */
export const noWalks = (): Walks => ({ battles: [] })

/** Battles that are remembered, and places of each by a policy: more would be a burden on the machine. */
const MOST_BATTLES = 3
const MOST_KEPT = 20_000

const isFought = ({ flow }: GameState, space: SpaceId): boolean =>
  flow.agenda.some((task) => (task.task === 'land-battle' || task.task === 'sea-battle') && task.space === space)

const sameTurn = ({ flow: a }: GameState, { flow: b }: GameState): boolean => a.round === b.round && a.power === b.power

const wentOn = (walks: Walks, state: GameState, space: SpaceId): Battle | undefined =>
  isFought(state, space) ? walks.battles.find((battle) => battle.space === space && sameTurn(battle.origin, state)) : undefined

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

/** What is walked already of the battle that begins or goes on here; nothing where it was not asked about yet. `by`: the policy, as text. */
export function walkedOf(walks: Walks, { before, first }: OddsStart, space: SpaceId, by: string): Walked {
  const old = wentOn(walks, first.state, space)
  const goesOn = old && alike(old.origin.table, first.state.table) === old.origin.table
  const battle: Battle = goesOn ? old : { space, origin: first.state, before, walked: new Map() }
  walks.battles = [battle, ...walks.battles.filter((each) => each !== old && each !== battle)].slice(0, MOST_BATTLES)
  const walked = battle.walked.get(by) ?? { origin: battle.origin, before: battle.before, places: [], known: new Map() }
  battle.walked.set(by, walked)
  return walked
}

/** Forgets what is too large to be kept, or was not walked to its end. */
export function forgetWalked(walks: Walks, unfinished: Walked | null): void {
  for (const { walked } of walks.battles)
    for (const [by, each] of walked) if (each === unfinished || each.places.length > MOST_KEPT) walked.delete(by)
}

/** The places with losses counted from a later position of the battle. */
export function countedFrom(start: GameState, { before, places }: Walked, space: SpaceId): readonly GraphPlace[] {
  const gone = lostBetween(before, start, space)
  if (Object.keys(gone.attacker).length + Object.keys(gone.defender).length === 0) return places
  const since = (lost: Ending['lost']): Ending['lost'] => ({
    attacker: less(lost.attacker, gone.attacker),
    defender: less(lost.defender, gone.defender),
  })
  return places.map((place) => {
    if ('row' in place) return { row: { ...place.row, lost: since(place.row.lost) } }
    return 'outlook' in place ? { ...place, lost: since(place.lost) } : place
  })
}

function less(all: Counts, gone: Counts): Ending['lost'][BattleSideId] {
  const left = { ...all }
  for (const [type, n] of Object.entries(gone) as [keyof Counts, number][]) left[type] = (left[type] ?? 0) - n
  return Object.fromEntries(Object.entries(left).filter(([, n]) => n !== 0)) as Counts
}
