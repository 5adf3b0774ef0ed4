/** The odds in a thread of their own: what has to be walked may take seconds, and the table goes on meanwhile. */
import type { GameState } from '../../engine/index.ts'
import { createWalkCache, type Forecast, forecast, type OddsQuery, WalkUnfinished } from '../../odds/index.ts'

/** A question, and its answer by the same number; null: nothing is fought, or it cannot be said. Without any: it is begun with. */
export type OddsMessage = { readonly id: number; readonly state: GameState; readonly ask: OddsQuery }
export type OddsReply = { readonly id: number; readonly forecast?: Forecast | null }

/** Places that are walked on from before it is looked whether somebody has asked something else: some 50 ms of work. */
const PLACES_PER_SLICE = 300

/** Of the battles asked about lately: those who ask in the middle of one have asked before it began, and what was given up is gone on with. */
const walks = createWalkCache(PLACES_PER_SLICE)
const newest = { id: 0 }

function runSlice(post: OddsMessage): void {
  const { id, state, ask } = post
  if (id !== newest.id) return
  const say = (answer: Forecast | null): void => globalThis.postMessage({ id, forecast: answer } satisfies OddsReply)
  try {
    say(forecast(state, ask, undefined, walks))
  } catch (error) {
    // Or there are more positions than anybody waits for.
    if (error instanceof WalkUnfinished) setTimeout(runSlice, 0, post)
    else say(null)
  }
}

globalThis.onmessage = ({ data }: MessageEvent<OddsMessage>) => {
  newest.id = data.id
  globalThis.postMessage({ id: data.id } satisfies OddsReply)
  runSlice(data)
}
