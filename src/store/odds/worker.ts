/** Odds worker: walking a graph may take seconds. */
import type { GameState } from '../../engine/index.ts'
import { createWalkCache, type Forecast, forecast, type OddsQuery, WalkUnfinished } from '../../odds/index.ts'

/** A request and its reply with the same id. Null: no battle, or unknown. Without `forecast`: work has started. */
export type OddsMessage = { readonly id: number; readonly state: GameState; readonly ask: OddsQuery }
export type OddsReply = { readonly id: number; readonly forecast?: Forecast | null }

/** Places walked before newer messages are checked: about 50 ms. */
const PLACES_PER_SLICE = 300

/** Cache of recent battles; abandoned walks are continued. */
const walks = createWalkCache(PLACES_PER_SLICE)
const newest = { id: 0 }

function runSlice(post: OddsMessage): void {
  const { id, state, ask } = post
  if (id !== newest.id) return
  const reply = (answer: Forecast | null): void => globalThis.postMessage({ id, forecast: answer } satisfies OddsReply)
  try {
    reply(forecast(state, ask, undefined, walks))
  } catch (error) {
    // Otherwise the graph is too large.
    if (error instanceof WalkUnfinished) setTimeout(runSlice, 0, post)
    else reply(null)
  }
}

globalThis.onmessage = ({ data }: MessageEvent<OddsMessage>) => {
  newest.id = data.id
  globalThis.postMessage({ id: data.id } satisfies OddsReply)
  runSlice(data)
}
