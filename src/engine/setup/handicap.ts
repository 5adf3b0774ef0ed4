import type { Rules } from '../kernel/rules.ts'
import { type PowerId, SIDES, type Side } from '../types/ids.ts'
import type { ByHolder, Handicap } from '../types/state.ts'
import { checkHandicap } from './shape.ts'

const isEmpty = (amounts: ByHolder): boolean => Object.keys(amounts).length === 0

/** The handicap without entries that change nothing, so that an empty one equals none. Throws a ContractError. */
export function readHandicap(rules: Rules, given: Handicap | undefined): { handicap?: Handicap } {
  if (given === undefined) return {}
  checkHandicap(rules, given)
  const holders: readonly (Side | PowerId)[] = [...SIDES, ...rules.order]
  const keep = (amounts: ByHolder = {}, usual: (holder: Side | PowerId) => number): ByHolder =>
    Object.fromEntries(
      holders.flatMap((holder) => {
        const amount = amounts[holder]
        return amount === undefined || amount === usual(holder) ? [] : [[holder, amount]]
      }),
    )
  const sidePercent = (holder: Side | PowerId): number =>
    holder === 'central' || holder === 'allies' ? 100 : (given.income?.[rules.sideOf(holder)] ?? 100)
  const bid = keep(given.bid, () => 0)
  const income = keep(given.income, sidePercent)
  const handicap = { ...(isEmpty(bid) ? {} : { bid }), ...(isEmpty(income) ? {} : { income }) }
  return Object.keys(handicap).length === 0 ? {} : { handicap }
}
