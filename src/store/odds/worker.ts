/** The odds in a thread of their own: what has to be walked may take seconds, and the table goes on meanwhile. */
import type { GameState } from '../../engine/index.ts'
import { type Ask, type Forecast, forecast, noWalks } from '../../odds/index.ts'

/** A question, and its answer by the same number; null: nothing is fought, or it cannot be said. */
export type OddsPost = { readonly id: number; readonly state: GameState; readonly ask: Ask }
export type OddsReply = { readonly id: number; readonly forecast: Forecast | null }

/** Of the battles asked about lately: those who ask in the middle of one have asked before it began. */
const walks = noWalks()

function answered({ state, ask }: OddsPost): Forecast | null {
  try {
    return forecast(state, ask, undefined, walks)
  } catch {
    // There are more positions than anybody waits for.
    return null
  }
}

globalThis.onmessage = ({ data }: MessageEvent<OddsPost>) => {
  const reply: OddsReply = { id: data.id, forecast: answered(data) }
  globalThis.postMessage(reply)
}
