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
import { isEmpty, isSea, minus, plus, spaceOf, typesIn, withCount } from '../shared/counts.ts'

export type Draft = Readonly<Record<SpaceId, Counts>>
export type Place = { space: SpaceId; types: UnitType[] }

export const waiting = (state: GameState): Counts => bankOf(state, turn(state).power)

/** Spaces that take something of what waits, the capital first. */
export function placesFor(state: GameState): Place[] {
  const rank = (place: Place) => (isSea(place.space) ? 2 : spaceOf(place.space)?.capitalOf === turn(state).power ? 0 : 1)
  return placements(state)
    .filter((place) => place.types.length > 0)
    .sort((a, b) => rank(a) - rank(b) || spaceName(a.space).localeCompare(spaceName(b.space), undefined, { numeric: true }))
}

/** Each type wholly at the first space that takes it. */
export function fullDraft(state: GameState): Draft {
  const bank = waiting(state)
  const draft: Record<SpaceId, Counts> = {}
  const places = placesFor(state)
  for (const type of typesIn(bank)) {
    const place = places.find((each) => each.types.includes(type))
    if (place) draft[place.space] = withCount(draft[place.space] ?? {}, type, bank[type] ?? 0)
  }
  return draft
}

export const placed = (draft: Draft): Counts => Object.values(draft).reduce<Counts>(plus, {})
export const unplaced = (state: GameState, draft: Draft): Counts => minus(waiting(state), placed(draft))

/**
 * Sets one number of the draft. What is then short is taken from the other spaces, what is over goes to nobody:
 * only what waits can be placed.
 */
export function setPlaced(state: GameState, draft: Draft, space: SpaceId, type: UnitType, value: number): Draft {
  const bank = waiting(state)[type] ?? 0
  return produce(draft, (next) => {
    next[space] = withCount(next[space] ?? {}, type, Math.min(value, bank))
    let over = Object.values(next).reduce((sum, counts) => sum + (counts[type] ?? 0), 0) - bank
    for (const other of Object.keys(next)) {
      if (other === space || over <= 0) continue
      const there = next[other]?.[type] ?? 0
      const taken = Math.min(there, over)
      next[other] = withCount(next[other] ?? {}, type, there - taken)
      over -= taken
    }
  })
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
