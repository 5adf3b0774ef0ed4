/** Model of the purchase panel: order, prices and repairs. Prices come from the engine. */
import { content } from '../content/index.ts'
import {
  type Action,
  type Counts,
  costOf,
  costOfAll,
  currentPurchase,
  type GameEvent,
  type GameState,
  offers,
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
  /** Refusal of one more, or null. */
  more: RefusedAction | null
  /** Refusal that holds whatever the treasury. */
  locked: RefusedAction | null
}

/** One row for each unit type of the ruleset, in shop order. */
export function purchaseRows(state: GameState): PurchaseRow[] {
  const order = currentPurchase(state)
  return unitTypesOf(state)
    .map((unit) => unit.id)
    .sort(shopOrder(state))
    .map((type) => {
      const count = order[type] ?? 0
      const more = refusalIn(state, purchaseOf(withCount(order, type, count + 1)))
      // A marker needs a gun, which can be bought in the same order.
      const free = count > 0 || more === null || isMarker(type)
      const lone = free ? null : refusalIn(state, purchaseOf({ [type]: 1 }))
      // The refused action includes the current order, so alternatives keep it.
      const locked = lone && !isShortOfMoney(state, type) ? { ...lone, asked: more?.asked ?? lone.asked } : null
      return { type, count, cost: costOf(state, type), more, locked }
    })
}

export const isMarker = (type: UnitType): boolean => content.units.find((unit) => unit.id === type)?.kind === 'marker'

function shopOrder(state: GameState): (a: UnitType, b: UnitType) => number {
  const kinds = ['land', 'air', 'sea']
  // Markers follow the guns that carry them.
  const of = (type: UnitType) =>
    content.units.find((unit) => (isMarker(type) ? unit.tags.includes('supports') : unit.id === type))
  const kind = (type: UnitType) => kinds.indexOf(of(type)?.kind ?? 'sea')
  const cost = (type: UnitType) => costOf(state, of(type)?.id ?? type)
  const own = (type: UnitType) => content.units.findIndex((unit) => unit.id === of(type)?.id)
  return (a, b) => kind(a) - kind(b) || cost(a) - cost(b) || own(a) - own(b) || Number(isMarker(a)) - Number(isMarker(b))
}

const isShortOfMoney = (state: GameState, type: UnitType): boolean => costOf(state, type) > budgetOf(state)

/** Money for units: the treasury before the order, without final payments. */
export function budgetOf(state: GameState): number {
  const { power } = turn(state)
  return treasuryOf(state, power) + costOfAll(state, currentPurchase(state))
}

/** Payments for influence and revolts. */
export function politicalPayments(state: GameState): { space: SpaceId; price: number }[] {
  const { paid } = situation(state)
  if (!paid) return []
  const { influence, revolts } = offers(state)
  return [
    ...influence.flatMap(({ country, price }) => (paid.influence.includes(country) ? [{ space: country, price }] : [])),
    ...revolts.flatMap(({ territory, price }) => (paid.revolts.includes(territory) ? [{ space: territory, price }] : [])),
  ]
}

/** As many infantry as the money allows. */
export function allInfantry(state: GameState): Counts {
  return { infantry: Math.floor(budgetOf(state) / costOf(state, 'infantry')) }
}

/** The power's last non-empty order, or null. */
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

/** Damaged battleships that may or may not be repaired, and those repaired in this phase. */
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

/** Cost of each type in the order, for the IPC bar. */
export function costShares(state: GameState, order: Counts): { type: UnitType; cost: number }[] {
  return typesIn(order).map((type) => ({ type, cost: (order[type] ?? 0) * costOf(state, type) }))
}
