/** What is bought. */
import { type Counts, orderedNow, treasuryOf, turn, unitTypesOf } from '../engine/index.ts'
import { plus } from '../planning/counts.ts'
import { ownBuyers } from './rulesets/index.ts'
import { shipBuyers } from './ships/index.ts'
import type { Advice, Buyer, Planner } from './types.ts'
import type { Motive } from './why.ts'

/** Infantry, and a gun for every two of them. */
const armies: Buyer = ({ state }, left) => {
  const [infantry, gun] = ['infantry', 'artillery'].map(
    (id) => unitTypesOf(state).find((type) => type.id === id)?.cost ?? 99,
  ) as [number, number]
  const sets = Math.floor(left / (2 * infantry + gun))
  const rest = left - sets * (2 * infantry + gun)
  const guns = rest % infantry >= gun - infantry && rest >= gun ? 1 : 0
  const foot = Math.floor((rest - guns * gun) / infantry)
  return { units: { infantry: 2 * sets + foot, artillery: sets + guns }, why: { kind: 'buys', ipc: left } }
}

/** In Purchase: one order of all that ships, rulesets and armies want, unless there is one already. */
export const buy: Planner = (thinking) => {
  const { state } = thinking
  if (Object.keys(orderedNow(state)).length > 0) return []
  let left = treasuryOf(state, turn(state).power)
  let units: Counts = {}
  const reasons: Motive[] = []
  for (const buyer of [...ownBuyers, ...shipBuyers, armies]) {
    const wanted = buyer(thinking, left)
    const cost = unitTypesOf(state).reduce((sum, type) => sum + type.cost * (wanted.units[type.id] ?? 0), 0)
    if (cost === 0 || cost > left) continue
    units = plus(units, wanted.units)
    left -= cost
    reasons.push(wanted.why)
  }
  const [why, ...also] = reasons
  const order: Advice | null = why ? { action: { type: 'purchase', units }, why: also.length > 0 ? { ...why, also } : why } : null
  return order ? [order] : []
}
