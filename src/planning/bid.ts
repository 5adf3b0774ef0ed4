/** Drafts of a bid before the first turn: new units by space, and who keeps the rest (HCP-01). */
import {
  type Action,
  type ByPower,
  bidPlaces,
  type Counts,
  controllerOf,
  type Decision,
  type GameState,
  type PowerId,
  productionOf,
  type SpaceId,
  sideOf,
  tableOf,
  UNIT_TYPES,
  type UnitType,
} from '../engine/index.ts'
import { capitalOf, isLand } from './board.ts'

/** One unit per space (HCP-07). */
export type BidUnit = { power: PowerId; type: UnitType }
export type BidDraft = {
  units: Readonly<Record<SpaceId, BidUnit>>
  /** IPC for powers other than the keeper. */
  money: ByPower<number>
  /** The power that gets the rest. */
  keeper: PowerId
  total: number
}

/** An empty draft: its first power keeps everything. */
export const emptyBid = ({ powers = [], by, count = 0 }: Decision): BidDraft => ({
  units: {},
  money: {},
  keeper: powers[0] ?? by,
  total: count,
})

/** The price of a unit in this game. */
export const bidPrice = (state: GameState, type: UnitType): number => tableOf(state).units[type].cost

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** IPC neither spent nor promised to another power. */
export const bidRest = (state: GameState, { units, money, total }: BidDraft): number =>
  total - sum(Object.values(units).map(({ type }) => bidPrice(state, type))) - sum(Object.values(money))

/** Puts a unit into a space, or removes the same unit. Unchanged if the bid cannot pay for it. */
export function withBidUnit(state: GameState, draft: BidDraft, space: SpaceId, unit: BidUnit): BidDraft {
  const { [space]: before, ...others } = draft.units
  if (before?.power === unit.power && before.type === unit.type) return { ...draft, units: others }
  const next = { ...draft, units: { ...others, [space]: unit } }
  return bidRest(state, next) < 0 ? draft : next
}

/** The answer for a draft. */
export function bidAction(state: GameState, draft: BidDraft): Action {
  const units: Record<SpaceId, ByPower<Counts>> = {}
  for (const [space, { power, type }] of Object.entries(draft.units)) units[space] = { [power]: { [type]: 1 } }
  const money: ByPower<number> = { ...draft.money, [draft.keeper]: bidRest(state, draft) }
  const kept = Object.fromEntries(Object.entries(money).filter(([, amount]) => amount > 0))
  return {
    type: 'place-bid',
    ...(Object.keys(units).length > 0 ? { units } : {}),
    ...(Object.keys(kept).length > 0 ? { money: kept } : {}),
  }
}

/** Rank of a territory for a new unit: adjacent enemies, then distance to the capital. */
function placementNeed(state: GameState, power: PowerId, space: SpaceId): number {
  const { spaces, distance } = tableOf(state)
  const enemies = (spaces.get(space)?.adjacent ?? []).filter((next) => {
    const holder = isLand(next) ? controllerOf(state, next) : null
    return holder !== null && holder !== 'contested' && sideOf(holder) !== sideOf(power)
  })
  return 10 * enemies.length - distance(space, capitalOf(power))
}

/** Spaces for a unit of this type, most important first. */
export function bidPlacesFor(state: GameState, power: PowerId, type: UnitType): SpaceId[] {
  const places = bidPlaces(state, power).flatMap(({ space, types }) =>
    types.includes(type) ? [{ space, rank: placementNeed(state, power, space) }] : [],
  )
  return places.sort((a, b) => b.rank - a.rank).map(({ space }) => space)
}

/** Types a power can place with a bid of this size, cheapest first. */
export function bidTypes(state: GameState, power: PowerId, total: number): UnitType[] {
  const types = new Set(bidPlaces(state, power).flatMap((place) => place.types))
  return UNIT_TYPES.filter((type) => types.has(type) && bidPrice(state, type) <= total).sort(
    (a, b) => bidPrice(state, a) - bidPrice(state, b),
  )
}

/** All spaces in which this bid could place something. */
export const bidSpaces = (state: GameState, { powers = [], count = 0 }: Decision): SpaceId[] => [
  ...new Set(
    powers.flatMap((power) =>
      bidPlaces(state, power).flatMap(({ space, types }) =>
        types.some((type) => bidPrice(state, type) <= count) ? [space] : [],
      ),
    ),
  ),
]

/** The spaces that have this unit in the draft. */
export const bidSpacesWith = (draft: BidDraft, { power, type }: BidUnit): SpaceId[] =>
  Object.entries(draft.units).flatMap(([space, unit]) => (unit.power === power && unit.type === type ? [space] : []))

/** The largest count of this unit, and whether money or spaces limit it. */
export function maxBidUnits(state: GameState, draft: BidDraft, unit: BidUnit): { most: number; short: 'money' | 'space' } {
  const here = bidSpacesWith(draft, unit).length
  const free = bidPlacesFor(state, unit.power, unit.type).filter((space) => !draft.units[space]).length
  const paid = Math.floor(bidRest(state, draft) / bidPrice(state, unit.type))
  return { most: here + Math.min(free, paid), short: paid < free ? 'money' : 'space' }
}

/** The draft with `count` units of a kind: added in the most important free spaces, removed in reverse. */
export function withBidCount(state: GameState, draft: BidDraft, unit: BidUnit, count: number): BidDraft {
  const here = bidSpacesWith(draft, unit)
  const free = bidPlacesFor(state, unit.power, unit.type).filter((space) => !draft.units[space])
  const changed = count < here.length ? here.slice(count) : free.slice(0, count - here.length)
  return changed.reduce((next, space) => withBidUnit(state, next, space, unit), draft)
}

/**
 * A default bid: a gun (or infantry) in each front territory, most important first; the rest to the power with the
 * largest income.
 */
export function suggestedBid(state: GameState, asked: Decision): BidDraft {
  const { powers = [] } = asked
  const keeper = [...powers].sort((a, b) => productionOf(state, b) - productionOf(state, a))[0] ?? asked.by
  const places = powers.flatMap((power) =>
    bidPlaces(state, power).flatMap(({ space, types }) => {
      const rank = isLand(space) ? placementNeed(state, power, space) : 0
      return rank > 0 ? [{ power, space, types, rank }] : []
    }),
  )
  places.sort((a, b) => b.rank - a.rank)
  let draft: BidDraft = { ...emptyBid(asked), keeper }
  for (const { power, space, types } of places) {
    const type = (['artillery', 'infantry'] as const).find(
      (each) => types.includes(each) && bidPrice(state, each) <= bidRest(state, draft),
    )
    if (type && !draft.units[space]) draft = withBidUnit(state, draft, space, { power, type })
  }
  return draft
}
