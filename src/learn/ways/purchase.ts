/** Ways out in Purchase. */
import {
  type Action,
  type ActionOf,
  type Counts,
  checkAction,
  costOf,
  costOfAll,
  type GameState,
  type UnitType,
  unitTypesOf,
} from '../../engine/index.ts'
import { isEmpty, minus, plus, typesIn } from '../../planning/counts.ts'
import type { Proposals } from './consequences.ts'

const order = (units: Counts): Action => ({ type: 'purchase', units })
const isAllowed = (state: GameState, units: Counts): boolean => !isEmpty(units) && checkAction(state, order(units)) === null

/** Drops units, most expensive first, until the purchase is legal. */
function largestAllowed(state: GameState, asked: Counts): Counts {
  let units: Counts = {}
  for (const type of typesIn(asked)) if (isAllowed(state, { [type]: 1 })) units = { ...units, [type]: asked[type] ?? 0 }
  const dearest = () => typesIn(units).toSorted((a, b) => costOf(state, b) - costOf(state, a))[0]
  for (let type = dearest(); type && !isAllowed(state, units); type = dearest()) units = minus(units, { [type]: 1 })
  return units
}

/** As many of the cheapest unit as the price buys. */
function asCheapestUnits(state: GameState, type: UnitType, count: number, rest: Counts): Counts | null {
  const cheapest = unitTypesOf(state)
    .filter(({ id }) => isAllowed(state, { [id]: 1 }))
    .toSorted((a, b) => a.cost - b.cost)[0]
  const bodies = cheapest ? Math.floor((costOf(state, type) * count) / cheapest.cost) : 0
  const units = cheapest && bodies > count ? plus(rest, { [cheapest.id]: bodies }) : {}
  return isAllowed(state, units) ? units : null
}

/** Replaces a unit type by the next cheaper one or by several of the cheapest. */
function* withReplacements(state: GameState, asked: Counts): Generator<Counts> {
  const alone = (type: UnitType) => isAllowed(state, { [type]: 1 })
  const wrong = typesIn(asked).toSorted((a, b) => Number(alone(a)) - Number(alone(b)))
  for (const type of wrong) {
    const others = unitTypesOf(state)
      .filter(({ id, cost }) => id !== type && cost <= costOf(state, type))
      .toSorted((a, b) => b.cost - a.cost)
    const left = minus(asked, { [type]: asked[type] ?? 0 })
    for (const { id } of others) {
      const units = plus(left, { [id]: asked[type] ?? 0 })
      if (isAllowed(state, units)) {
        yield units
        break
      }
    }
    const bodies = alone(type) ? null : asCheapestUnits(state, type, asked[type] ?? 0, left)
    if (bodies) yield bodies
  }
}

/** Legal purchases similar to a refused one, least money left first. */
export function* similarPurchases(state: GameState, { units }: ActionOf<'purchase'>): Proposals {
  const less = largestAllowed(state, units)
  const all = [...(isEmpty(less) ? [] : [less]), ...withReplacements(state, units)]
  for (const each of all.toSorted((a, b) => costOfAll(state, b) - costOfAll(state, a))) yield [order(each)]
}
