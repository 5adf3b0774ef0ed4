/** Draft of new units by space. It starts with everything placed. */
import { LANGUAGE } from '../content/language.ts'
import {
  type Action,
  bankOf,
  type Counts,
  decision,
  type GameState,
  placements,
  reduce,
  type SpaceId,
  turn,
  UNIT_TYPES,
  type UnitType,
} from '../engine/index.ts'
import { isSea, spaceIn, unitOf } from './board.ts'
import { isEmpty, minus, plus, typesIn, unitCount, withCount } from './counts.ts'

export type MobilizeDraft = Readonly<Record<SpaceId, Counts>>
/** `room`: remaining capacity, if limited; `owed`: required number (ADV-21-01). */
export type MobilizePlace = { space: SpaceId; types: UnitType[]; room?: number; owed?: number }

export const unitsToPlace = (state: GameState): Counts => bankOf(state, turn(state).power)

/** Spaces that accept waiting units, capital first. */
export function placesFor(state: GameState): MobilizePlace[] {
  const nameOf = ({ space }: MobilizePlace) => spaceIn(state, space)?.name ?? space
  const rank = (place: MobilizePlace) =>
    isSea(place.space) ? 2 : spaceIn(state, place.space)?.capitalOf === turn(state).power ? 0 : 1
  return placements(state)
    .filter((place) => place.types.length > 0)
    .sort((a, b) => rank(a) - rank(b) || nameOf(a).localeCompare(nameOf(b), LANGUAGE, { numeric: true }))
}

/** A full draft: owed units first, then each type at the first place without a limit, else as room allows. */
export function fullDraft(state: GameState): MobilizeDraft {
  const draft: Record<SpaceId, Counts> = {}
  const places = placesFor(state)
  let bank = unitsToPlace(state)
  const put = (place: MobilizePlace | undefined, type: UnitType, most: number) => {
    const count = Math.min(most, bank[type] ?? 0)
    if (!place || count <= 0) return
    draft[place.space] = withCount(draft[place.space] ?? {}, type, count)
    bank = minus(bank, { [type]: count })
  }
  const due = places.find((place) => place.owed && place.types.some((type) => bank[type]))
  const owedType = due && inTableOrder(due.types).find((type) => bank[type])
  if (due && owedType) put(due, owedType, due.owed ?? 0)
  for (const type of typesIn(bank)) {
    const takers = places.filter((each) => each.types.includes(type))
    const place = takers.find((each) => each.room === undefined) ?? takers[0]
    put(place, type, place?.room ?? Number.POSITIVE_INFINITY)
  }
  return withMarkersPlaced(state, draft)
}

export const MARKER: UnitType = 'poison-gas'
const gunsIn = (counts: Counts): number =>
  typesIn(counts).reduce((sum, type) => sum + (unitOf(type)?.tags.includes('supports') ? (counts[type] ?? 0) : 0), 0)

/** How many guns of a space may carry a marker in the draft. */
export const markersFor = (state: GameState, draft: MobilizeDraft, space: SpaceId): number =>
  Math.min(unitsToPlace(state)[MARKER] ?? 0, gunsIn(draft[space] ?? {}))

/** Distributes markers surplus new guns (ADV-03-02): as drafted, `first` before others, the rest anywhere. */
export function withMarkersPlaced(state: GameState, draft: MobilizeDraft, first?: SpaceId): MobilizeDraft {
  let left = unitsToPlace(state)[MARKER] ?? 0
  if (left === 0) return draft
  const next: Record<SpaceId, Counts> = { ...draft }
  const here = (space: SpaceId): Counts => next[space] ?? {}
  const give = (space: SpaceId, count: number): void => {
    next[space] = withCount(here(space), MARKER, count)
  }
  const spaces = Object.keys(next).sort((a, b) => Number(b === first) - Number(a === first))
  for (const space of spaces) {
    const count = Math.min(here(space)[MARKER] ?? 0, gunsIn(here(space)), left)
    give(space, count)
    left -= count
  }
  for (const space of [...spaces].reverse()) {
    const has = here(space)[MARKER] ?? 0
    const count = Math.min(gunsIn(here(space)) - has, left)
    give(space, has + count)
    left -= count
  }
  return next
}

export const inTableOrder = (types: readonly UnitType[]): UnitType[] => UNIT_TYPES.filter((type) => types.includes(type))

export const placedUnits = (draft: MobilizeDraft): Counts => Object.values(draft).reduce<Counts>(plus, {})
export const unplacedUnits = (state: GameState, draft: MobilizeDraft): Counts => minus(unitsToPlace(state), placedUnits(draft))

/** Room for a type besides the other units of the draft. */
function roomFor(state: GameState, draft: MobilizeDraft, space: SpaceId, type: UnitType): number {
  const room = placesFor(state).find((place) => place.space === space)?.room
  if (room === undefined) return Number.POSITIVE_INFINITY
  return Math.max(0, room - unitCount(withCount(draft[space] ?? {}, type, 0)))
}

/** The largest count of a type for a space in the draft. */
export const maxPlaceable = (state: GameState, draft: MobilizeDraft, space: SpaceId, type: UnitType): number =>
  type === MARKER ? markersFor(state, draft, space) : Math.min(unitsToPlace(state)[type] ?? 0, roomFor(state, draft, space, type))

/** Sets one count. Missing units are taken from other spaces; surplus units become unplaced. */
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
  let surplus = Object.values(next).reduce((sum, counts) => sum + (counts[type] ?? 0), 0) - bank
  for (const [other, counts] of Object.entries(next)) {
    const there = counts[type] ?? 0
    const taken = Math.min(there, surplus)
    if (other === space || taken <= 0) continue
    next[other] = withCount(counts, type, there - taken)
    surplus -= taken
  }
  return withMarkersPlaced(state, next, space)
}

/** Places all unplaced units there; if there are none, gathers all units there. */
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
/** Exchanges for infantry this draft would cause, found by trying it. `owedType` is null if the owner chooses. */
export function expectedExchanges(state: GameState, draft: MobilizeDraft): UnitExchange[] {
  let next = state
  const found: UnitExchange[] = []
  const actions: Action[] = mobilizeActions(draft)
  for (let action = actions.shift(); action; action = actions.shift()) {
    const outcome = reduce(next, action)
    if (!outcome.ok) return found
    next = outcome.state
    // Exchanges that answer a question are already listed.
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
