/** Purchase: the same order as far as it goes, another unit for the price, a repair elsewhere. */
import { type Action, type ActionOf, type Counts, checkAction, type GameState, unitTypesOf } from '../../engine/index.ts'
import { costOf } from '../../planning/board.ts'
import { isEmpty, minus, plus, typesIn } from '../../planning/counts.ts'
import type { Proposals } from './types.ts'

const order = (units: Counts): Action => ({ type: 'purchase', units })
const isAllowed = (state: GameState, units: Counts): boolean => !isEmpty(units) && checkAction(state, order(units)) === null

/** One unit after the other left out, the dearest first, until it can be had; what cannot be had at all goes first. */
function asFarAsItGoes(state: GameState, asked: Counts): Counts {
  let units: Counts = {}
  for (const type of typesIn(asked)) if (isAllowed(state, { [type]: 1 })) units = { ...units, [type]: asked[type] ?? 0 }
  const dearest = () => typesIn(units).toSorted((a, b) => costOf(b) - costOf(a))[0]
  for (let type = dearest(); type && !isAllowed(state, units); type = dearest()) units = minus(units, { [type]: 1 })
  return units
}

/** Every unit that cannot be had, or one of each kind that can, for the one whose price is nearest below. */
function* withOthers(state: GameState, asked: Counts): Generator<Counts> {
  const wrong = typesIn(asked).toSorted((a, b) => Number(isAllowed(state, { [a]: 1 })) - Number(isAllowed(state, { [b]: 1 })))
  for (const type of wrong) {
    const others = unitTypesOf(state)
      .filter(({ id, cost }) => id !== type && cost <= costOf(type))
      .toSorted((a, b) => b.cost - a.cost)
    const left = minus(asked, { [type]: asked[type] ?? 0 })
    for (const { id } of others) {
      const units = plus(left, { [id]: asked[type] ?? 0 })
      if (isAllowed(state, units)) {
        yield units
        break
      }
    }
  }
}

const priceOf = (units: Counts): number => typesIn(units).reduce((sum, type) => sum + costOf(type) * (units[type] ?? 0), 0)

/** What may be ordered in place of an order that was refused: first what leaves least money idle. */
export function* ordersLike(state: GameState, { units }: ActionOf<'purchase'>): Proposals {
  const less = asFarAsItGoes(state, units)
  const all = [...(isEmpty(less) ? [] : [less]), ...withOthers(state, units)]
  for (const each of all.toSorted((a, b) => priceOf(b) - priceOf(a))) yield [order(each)]
}
