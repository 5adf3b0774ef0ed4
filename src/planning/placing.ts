/** The draft of `mobilize.ts` as steppers change it, and the orders it is given as, one a space. */
import { type Action, type Counts, decision, type GameState, reduce, type SpaceId, type UnitType } from '../engine/index.ts'
import { isEmpty, minus, plus, unitCount, withCount } from './counts.ts'
import {
  MARKER,
  type MobilizeDraft,
  type MobilizePlace,
  markersFor,
  placesFor,
  unitsToPlace,
  withMarkersPlaced,
} from './mobilize.ts'

export const placedUnits = (draft: MobilizeDraft): Counts => Object.values(draft).reduce<Counts>(plus, {})
export const unplacedUnits = (state: GameState, draft: MobilizeDraft): Counts => minus(unitsToPlace(state), placedUnits(draft))

/** How many of a type fit where the draft has others already. */
function roomFor(state: GameState, draft: MobilizeDraft, space: SpaceId, type: UnitType): number {
  const room = placesFor(state).find((place) => place.space === space)?.room
  if (room === undefined) return Number.POSITIVE_INFINITY
  return Math.max(0, room - unitCount(withCount(draft[space] ?? {}, type, 0)))
}

/** The most of a type that a place can be given, as the draft stands. */
export const maxPlaceable = (state: GameState, draft: MobilizeDraft, space: SpaceId, type: UnitType): number =>
  type === MARKER ? markersFor(state, draft, space) : Math.min(unitsToPlace(state)[type] ?? 0, roomFor(state, draft, space, type))

/**
 * Sets one number of the draft. What is then short is taken from the other spaces, what is over goes to nobody:
 * only what waits can be placed.
 */
export function setPlacedCount(
  state: GameState,
  draft: MobilizeDraft,
  space: SpaceId,
  type: UnitType,
  value: number,
): MobilizeDraft {
  const bank = unitsToPlace(state)[type] ?? 0
  const most = maxPlaceable(state, draft, space, type)
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
export function gatherAt(state: GameState, draft: MobilizeDraft, { space, types }: MobilizePlace): MobilizeDraft {
  const left = unplacedUnits(state, draft)
  const some = types.some((type) => (left[type] ?? 0) > 0)
  return types.reduce((next, type) => {
    const there = next[space]?.[type] ?? 0
    return setPlacedCount(state, next, space, type, some ? there + (left[type] ?? 0) : (unitsToPlace(state)[type] ?? 0))
  }, draft)
}

export function mobilizeActions(draft: MobilizeDraft): Action[] {
  return Object.entries(draft).flatMap(([to, units]): Action[] => (isEmpty(units) ? [] : [{ type: 'mobilize', units, to }]))
}

export type UnitExchange = { space: SpaceId; given: UnitType | null }
/** What would be exchanged for infantry once all of this draft is placed: found by trying it. `given` is null where the owner chooses. */
export function expectedExchanges(state: GameState, draft: MobilizeDraft): UnitExchange[] {
  let next = state
  const found: UnitExchange[] = []
  const actions: Action[] = mobilizeActions(draft)
  for (let action = actions.shift(); action; action = actions.shift()) {
    const outcome = reduce(next, action)
    if (!outcome.ok) return found
    next = outcome.state
    // The exchange that answers a question is known already.
    const exchanged = outcome.events.flatMap((event) => (event.type === 'unit-exchanged' ? [event] : []))
    for (const { space, given } of exchanged) if (!found.some((f) => f.space === space)) found.push({ space, given })
    const asked = decision(next)
    const option = asked?.rule === 'STD-MOB-04' ? asked.options?.[0] : undefined
    if (!asked?.space || !option) continue
    found.push({ space: asked.space, given: null })
    actions.unshift({ type: 'choose', option: option.id })
  }
  return found
}
