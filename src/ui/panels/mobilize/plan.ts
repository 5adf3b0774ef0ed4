/** Which new unit goes where: a draft that starts with everything placed, changed by steppers, given as one order a space. */
import { produce } from 'immer'
import {
  type Action,
  bankOf,
  type Counts,
  type GameState,
  placements,
  reduce,
  type SpaceId,
  turn,
  UNIT_TYPES,
  type UnitType,
} from '../../../engine/index.ts'
import { spaceName } from '../../text.ts'
import { isEmpty, isSea, minus, plus, spaceIn, typesIn, unitOf, unitsIn, withCount } from '../shared/counts.ts'

export type Draft = Readonly<Record<SpaceId, Counts>>
/** `room`: how many more it takes, where that is limited; `owed`: how many it must be given (ADV-21-01). */
export type Place = { space: SpaceId; types: UnitType[]; room?: number; owed?: number }

export const waiting = (state: GameState): Counts => bankOf(state, turn(state).power)

/** Spaces that take something of what waits, the capital first. */
export function placesFor(state: GameState): Place[] {
  const rank = (place: Place) => (isSea(place.space) ? 2 : spaceIn(state, place.space)?.capitalOf === turn(state).power ? 0 : 1)
  return placements(state)
    .filter((place) => place.types.length > 0)
    .sort((a, b) => rank(a) - rank(b) || spaceName(a.space).localeCompare(spaceName(b.space), undefined, { numeric: true }))
}

/** What is owed to a place first; then each type wholly at the first space that takes it without a limit, or as far as there is room. */
export function fullDraft(state: GameState): Draft {
  const draft: Record<SpaceId, Counts> = {}
  const places = placesFor(state)
  let bank = waiting(state)
  const put = (place: Place | undefined, type: UnitType, most: number) => {
    const count = Math.min(most, bank[type] ?? 0)
    if (!place || count <= 0) return
    draft[place.space] = withCount(draft[place.space] ?? {}, type, count)
    bank = minus(bank, { [type]: count })
  }
  const due = places.find((place) => place.owed && place.types.some((type) => bank[type]))
  const given = due && inTableOrder(due.types).find((type) => bank[type])
  if (due && given) put(due, given, due.owed ?? 0)
  for (const type of typesIn(bank)) {
    const takers = places.filter((each) => each.types.includes(type))
    const place = takers.find((each) => each.room === undefined) ?? takers[0]
    put(place, type, place?.room ?? Number.POSITIVE_INFINITY)
  }
  return withMarkers(state, draft)
}

const MARKER: UnitType = 'poison-gas'
const gunsIn = (counts: Counts): number =>
  typesIn(counts).reduce((sum, type) => sum + (unitOf(type)?.tags.includes('supports') ? (counts[type] ?? 0) : 0), 0)

/** How many guns of a place may carry a marker, as the draft stands. */
export const markersFor = (state: GameState, draft: Draft, space: SpaceId): number =>
  Math.min(waiting(state)[MARKER] ?? 0, gunsIn(draft[space] ?? {}))

/** Every marker goes with a new gun (ADV-03-02): as the draft says, `first` before others, and the rest wherever guns are left. */
function withMarkers(state: GameState, draft: Draft, first?: SpaceId): Draft {
  let left = waiting(state)[MARKER] ?? 0
  if (left === 0) return draft
  return produce(draft, (next) => {
    const spaces = Object.keys(next).sort((a, b) => Number(b === first) - Number(a === first))
    const give = (space: SpaceId, count: number) => {
      next[space] = withCount(next[space] ?? {}, MARKER, count)
    }
    for (const space of spaces) {
      const count = Math.min(next[space]?.[MARKER] ?? 0, gunsIn(next[space] ?? {}), left)
      give(space, count)
      left -= count
    }
    for (const space of [...spaces].reverse()) {
      const count = Math.min(gunsIn(next[space] ?? {}) - (next[space]?.[MARKER] ?? 0), left)
      give(space, (next[space]?.[MARKER] ?? 0) + count)
      left -= count
    }
  })
}

export const placed = (draft: Draft): Counts => Object.values(draft).reduce<Counts>(plus, {})
export const unplaced = (state: GameState, draft: Draft): Counts => minus(waiting(state), placed(draft))

/** How many of a type fit where the draft has others already. */
function roomFor(state: GameState, draft: Draft, space: SpaceId, type: UnitType): number {
  const room = placesFor(state).find((place) => place.space === space)?.room
  if (room === undefined) return Number.POSITIVE_INFINITY
  return Math.max(0, room - unitsIn(withCount(draft[space] ?? {}, type, 0)))
}

/** The most of a type that a place can be given, as the draft stands. */
export const mostOf = (state: GameState, draft: Draft, space: SpaceId, type: UnitType): number =>
  type === MARKER ? markersFor(state, draft, space) : Math.min(waiting(state)[type] ?? 0, roomFor(state, draft, space, type))

/**
 * Sets one number of the draft. What is then short is taken from the other spaces, what is over goes to nobody:
 * only what waits can be placed.
 */
export function setPlaced(state: GameState, draft: Draft, space: SpaceId, type: UnitType, value: number): Draft {
  const bank = waiting(state)[type] ?? 0
  const most = mostOf(state, draft, space, type)
  const drawn = produce(draft, (next) => {
    next[space] = withCount(next[space] ?? {}, type, Math.min(value, most))
    let over = Object.values(next).reduce((sum, counts) => sum + (counts[type] ?? 0), 0) - bank
    for (const other of Object.keys(next)) {
      if (other === space || over <= 0) continue
      const there = next[other]?.[type] ?? 0
      const taken = Math.min(there, over)
      next[other] = withCount(next[other] ?? {}, type, there - taken)
      over -= taken
    }
  })
  return withMarkers(state, drawn, space)
}

export function ordersOf(draft: Draft): Action[] {
  return Object.entries(draft).flatMap(([to, units]): Action[] => (isEmpty(units) ? [] : [{ type: 'mobilize', units, to }]))
}

export type Exchange = { space: SpaceId; given: UnitType | null }
/** What would be exchanged for infantry if the phase ended on this draft: found by trying it. */
export function exchangesOf(state: GameState, draft: Draft): Exchange[] {
  let next = state
  const found: Exchange[] = []
  for (const action of [...ordersOf(draft), { type: 'end-phase' } as const]) {
    const outcome = reduce(next, action)
    if (!outcome.ok) return found
    for (const event of outcome.events) {
      if (event.type === 'unit-exchanged') found.push({ space: event.space, given: event.given })
      if (event.type === 'decision-asked' && event.topic === 'exchange' && event.space)
        found.push({ space: event.space, given: null })
    }
    next = outcome.state
  }
  return found
}

export const inTableOrder = (types: readonly UnitType[]): UnitType[] => UNIT_TYPES.filter((type) => types.includes(type))
