import { type GameState, unitTypesOf } from '../../engine/index.ts'
import { bestOrders, filled, settled } from '../policy/settle.ts'
import { forecastOf, type Prices, swingOf } from '../tally.ts'
import type { Ask, Forecast, Settled } from '../types.ts'
import { chosen, endings } from './flow.ts'
import { walk } from './walk.ts'

/** What the units of this game cost. */
export const pricesOf = (state: GameState): Prices => Object.fromEntries(unitTypesOf(state).map(({ id, cost }) => [id, cost]))

/** The forecast by walking every position that can come of the battle: for every ruleset, and for whatever it knows. */
export function forecastByGraph(state: GameState, ask: Ask): Forecast | null {
  const { space, orders = [], table = false } = ask
  const policy = filled(ask.policy)
  const prices = pricesOf(state)
  const by = (settledPolicy: Settled): Forecast | null => {
    const graph = walk(state, orders, space, settledPolicy)
    if (!graph) return null
    const { rows, chain } = endings(chosen(graph, prices))
    return forecastOf(rows, prices, { exact: 'graph', policy, chain, table })
  }
  const plain = by(settled(policy))
  if (!plain || policy.losses !== 'best') return plain
  const made = new Map<string, Forecast>()
  const losses = bestOrders((orderOf) => {
    const forecast = by({ ...settled(policy), losses: orderOf }) ?? plain
    made.set(`${orderOf.attacker} ${orderOf.defender}`, forecast)
    return swingOf(forecast)
  })
  return made.get(`${losses.attacker} ${losses.defender}`) ?? plain
}
