import type { SpaceId } from '../../engine/index.ts'
import { bestOrders, settled } from '../policy/settle.ts'
import type { Start } from '../start.ts'
import { forecastOf, swingOf } from '../tally.ts'
import type { Forecast, Policy, Settled } from '../types.ts'
import { chosen, endings } from './flow.ts'
import { walk } from './walk.ts'

/** The forecast by walking every position that can come of the battle: for every ruleset, and for whatever it knows. */
export function forecastByGraph(start: Start, space: SpaceId, policy: Required<Policy>, table: boolean): Forecast | null {
  const { prices } = start
  const by = (settledPolicy: Settled): Forecast | null => {
    const graph = walk(start, space, settledPolicy)
    if (!graph) return null
    const { rows, chain } = endings(chosen(graph, prices))
    return forecastOf(rows, prices, { exact: 'graph', policy, chain, table })
  }
  const plain = settled(policy)
  const cheapest = by(plain)
  if (!cheapest || policy.losses !== 'best') return cheapest
  const made = new Map<string, Forecast>()
  const losses = bestOrders((orders) => {
    const forecast = by({ ...plain, losses: orders }) ?? cheapest
    made.set(`${orders.attacker} ${orders.defender}`, forecast)
    return swingOf(forecast)
  })
  return made.get(`${losses.attacker} ${losses.defender}`) ?? cheapest
}
