/** What the purchase panel shows and changes: the order, what it costs, where it may appear. Prices are the engine's. */
import { content } from '../content/index.ts'
import {
  type Action,
  type Counts,
  costOf,
  costOfAll,
  type GameEvent,
  type GameState,
  offers,
  orderedNow,
  type SpaceId,
  situation,
  spacesOf,
  treasuryOf,
  turn,
  type UnitType,
  unitsIn,
  unitTypesOf,
} from '../engine/index.ts'
import { typesIn, withCount } from './counts.ts'
import { type RefusedAction, refusalIn } from './refusals.ts'

export type LoggedAction = { action: Action; events: readonly GameEvent[]; before: GameState; after: GameState }

export const purchaseOf = (counts: Counts): Action => ({ type: 'purchase', units: counts })

export type PurchaseRow = {
  type: UnitType
  count: number
  cost: number
  /** Why one more may not be bought; null: it may. */
  more: RefusedAction | null
  /** Not one of it can be had whatever the treasury holds. */
  locked: RefusedAction | null
}

/** One row for each unit that this ruleset sells, cheapest to dearest within land, air and sea as the table lists them. */
export function purchaseRows(state: GameState): PurchaseRow[] {
  const order = orderedNow(state)
  return unitTypesOf(state)
    .map((unit) => unit.id)
    .sort(shopOrder(state))
    .map((type) => {
      const count = order[type] ?? 0
      const more = refusalIn(state, purchaseOf(withCount(order, type, count + 1)))
      // A marker waits for its gun, which can be ordered at once.
      const free = count > 0 || more === null || isMarker(type)
      const lone = free ? null : refusalIn(state, purchaseOf({ [type]: 1 }))
      // It is asked for beside what is ordered: what can be had instead leaves that as it is.
      const locked = lone && !isShortOfMoney(state, type) ? { ...lone, action: more?.action ?? lone.action } : null
      return { type, count, cost: costOf(state, type), more, locked }
    })
}

export const isMarker = (type: UnitType): boolean => content.units.find((unit) => unit.id === type)?.kind === 'marker'

function shopOrder(state: GameState): (a: UnitType, b: UnitType) => number {
  const kinds = ['land', 'air', 'sea']
  // A marker stands below the guns that carry it.
  const of = (type: UnitType) =>
    content.units.find((unit) => (isMarker(type) ? unit.tags.includes('supports') : unit.id === type))
  const kind = (type: UnitType) => kinds.indexOf(of(type)?.kind ?? 'sea')
  const cost = (type: UnitType) => costOf(state, of(type)?.id ?? type)
  const own = (type: UnitType) => content.units.findIndex((unit) => unit.id === of(type)?.id)
  return (a, b) => kind(a) - kind(b) || cost(a) - cost(b) || own(a) - own(b) || Number(isMarker(a)) - Number(isMarker(b))
}

const isShortOfMoney = (state: GameState, type: UnitType): boolean => costOf(state, type) > budgetOf(state)

/** What there is to spend on units: before the order, but without what has gone to the bank for good. */
export function budgetOf(state: GameState): number {
  const { power } = turn(state)
  return treasuryOf(state, power) + costOfAll(state, orderedNow(state))
}

/** Paid for beside the units: countries and revolts, in alphabetical order of each. */
export function politicalPayments(state: GameState): { space: SpaceId; price: number }[] {
  const { paid } = situation(state)
  if (!paid) return []
  const { influence, revolts } = offers(state)
  return [
    ...influence.flatMap(({ country, price }) => (paid.influence.includes(country) ? [{ space: country, price }] : [])),
    ...revolts.flatMap(({ territory, price }) => (paid.revolts.includes(territory) ? [{ space: territory, price }] : [])),
  ]
}

/** As many infantry as the money allows, on top of nothing else. */
export function allInfantry(state: GameState): Counts {
  return { infantry: Math.floor(budgetOf(state) / costOf(state, 'infantry')) }
}

/** What this power bought the last time; null when it never has. */
export function lastOrder(log: readonly LoggedAction[], state: GameState): Counts | null {
  const { power, round } = turn(state)
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i]
    if (!entry || entry.before.flow.round >= round) continue
    for (const event of [...entry.events].reverse()) {
      if (event.type === 'units-ordered' && event.power === power && typesIn(event.units).length > 0) return event.units
    }
  }
  return null
}

/** Battleships that stand damaged where a base may or may not take them in, and those repaired in this phase. */
export type Repair = { space: SpaceId; count: number; done: boolean; refused: RefusedAction | null }
export function repairsOf(state: GameState, log: readonly LoggedAction[]): Repair[] {
  const { power, round } = turn(state)
  const found: Repair[] = []
  for (const space of spacesOf(state)) {
    if (space.kind !== 'sea') continue
    const damaged = unitsIn(state, space.id).reduce(
      (sum, stack) => sum + (stack.power === power && stack.damaged ? stack.count : 0),
      0,
    )
    if (damaged > 0) {
      const refused = refusalIn(state, { type: 'repair', space: space.id })
      found.push({ space: space.id, count: damaged, done: false, refused })
    }
  }
  for (const { before, events } of log) {
    if (before.flow.round !== round || before.flow.power !== power) continue
    for (const event of events) {
      if (event.type === 'ships-repaired') found.push({ space: event.space, count: event.count, done: true, refused: null })
    }
  }
  return found
}

/** One share of the bar of IPC for each type in the order, the rest is what is left. */
export function costShares(state: GameState, order: Counts): { type: UnitType; cost: number }[] {
  return typesIn(order).map((type) => ({ type, cost: (order[type] ?? 0) * costOf(state, type) }))
}
