/** The odds of a battle before it is fought, exact: the door of this room. Pure, and the same wherever it is asked. */
import type { GameState } from '../engine/index.ts'
import { forecastByGraph } from './graph/forecast.ts'
import { forecastByKernel } from './kernel/forecast.ts'
import { filled } from './policy/settle.ts'
import { startOf } from './start.ts'
import type { Ask, Forecast } from './types.ts'

export { DEFAULT_POLICY } from './policy/settle.ts'
export type { Ask, Chain, End, Forecast, LossOrder, Policy, Row, Spread } from './types.ts'

/**
 * The battle of a space as it stands, or as it would stand after orders: null where nothing would be fought. Exact; a question that
 * only the graph of positions answers may take long. `by` asks one of the two ways alone.
 */
export function forecast(state: GameState, ask: Ask, by?: Forecast['exact']): Forecast | null {
  const start = startOf(state, ask)
  if (!start) return null
  const { space, table = false } = ask
  const policy = filled(ask.policy)
  const { before, first, prices } = start
  const landed = before.flow.phase !== 'combat' && first.state.turn.ashore.some(({ to }) => to === space)
  const quiet = by !== 'graph' && first.state.flow.agenda.length === 0 && first.left.length === 0
  const quick = quiet ? forecastByKernel({ state: first.state, space, policy, prices, table, landed }) : null
  return quick ?? (by === 'kernel' ? null : forecastByGraph(start, space, policy, table))
}
