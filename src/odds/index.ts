/** The odds of a battle before it is fought, exact: the door of this room. Pure, and the same wherever it is asked. */
import type { GameState } from '../engine/index.ts'
import { forecastByGraph } from './graph/forecast.ts'
import type { Ask, Forecast } from './types.ts'

export { DEFAULT_POLICY } from './policy/settle.ts'
export type { Ask, Chain, End, Forecast, LossOrder, Policy, Row, Spread } from './types.ts'

/**
 * The battle of a space as it stands, or as it would stand after orders: null where nothing would be fought. Exact; a question that
 * only the graph of positions answers may take long.
 */
export function forecast(state: GameState, ask: Ask): Forecast | null {
  return forecastByGraph(state, ask)
}
