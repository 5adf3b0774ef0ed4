/** The draft of `mobilize.ts` as steppers change it, and the orders it is given as, one a space. */
import { type Action, type Counts, type GameState, reduce, type SpaceId, type UnitType } from '../engine/index.ts'
import { isEmpty, minus, plus, unitCount, withCount } from './counts.ts'
import { type Draft, MARKER, type MobilizePlace, markersFor, placesFor, waiting, withMarkersPlaced } from './mobilize.ts'

export const placed = (draft: Draft): Counts => Object.values(draft).reduce<Counts>(plus, {})
export const unplaced = (state: GameState, draft: Draft): Counts => minus(waiting(state), placed(draft))

/** How many of a type fit where the draft has others already. */
function roomFor(state: GameState, draft: Draft, space: SpaceId, type: UnitType): number {
  const room = placesFor(state).find((place) => place.space === space)?.room
  if (room === undefined) return Number.POSITIVE_INFINITY
  return Math.max(0, room - unitCount(withCount(draft[space] ?? {}, type, 0)))
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
  const next: Record<SpaceId, Counts> = { ...draft, [space]: withCount(draft[space] ?? {}, type, Math.min(value, most)) }
  let over = Object.values(next).reduce((sum, counts) => sum + (counts[type] ?? 0), 0) - bank
  for (const [other, counts] of Object.entries(next)) {
    const there = counts[type] ?? 0
    const taken = Math.min(there, over)
    if (other === space || taken <= 0) continue
    next[other] = withCount(counts, type, there - taken)
    over -= taken
  }
  return withMarkersPlaced(state, next, space)
}

/** Puts what is still without a place there, or else gathers there whatever may stand there. */
export function gatherAt(state: GameState, draft: Draft, { space, types }: MobilizePlace): Draft {
  const left = unplaced(state, draft)
  const some = types.some((type) => (left[type] ?? 0) > 0)
  return types.reduce((next, type) => {
    const there = next[space]?.[type] ?? 0
    return setPlaced(state, next, space, type, some ? there + (left[type] ?? 0) : (waiting(state)[type] ?? 0))
  }, draft)
}

export function mobilizations(draft: Draft): Action[] {
  return Object.entries(draft).flatMap(([to, units]): Action[] => (isEmpty(units) ? [] : [{ type: 'mobilize', units, to }]))
}

export type UnitExchange = { space: SpaceId; given: UnitType | null }
/** What would be exchanged for infantry if the phase ended on this draft: found by trying it. */
export function exchangesOf(state: GameState, draft: Draft): UnitExchange[] {
  let next = state
  const found: UnitExchange[] = []
  for (const action of [...mobilizations(draft), { type: 'end-phase' } as const]) {
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
