/** The odds in a thread of their own: what has to be walked may take seconds, and the table goes on meanwhile. */
import type { GameState } from '../../engine/index.ts'
import { type Ask, type Forecast, forecast, noWalks, Unfinished } from '../../odds/index.ts'

/** A question, and its answer by the same number; null: nothing is fought, or it cannot be said. Without any: it is begun with. */
export type OddsPost = { readonly id: number; readonly state: GameState; readonly ask: Ask }
export type OddsReply = { readonly id: number; readonly forecast?: Forecast | null }

/** Places that are walked on from before it is looked whether somebody has asked something else: some 50 ms of work. */
const AT_A_TIME = 300

/** Of the battles asked about lately: those who ask in the middle of one have asked before it began, and what was given up is gone on with. */
const walks = noWalks(AT_A_TIME)
const newest = { id: 0 }

function goOn(post: OddsPost): void {
  const { id, state, ask } = post
  if (id !== newest.id) return
  const say = (answer: Forecast | null): void => globalThis.postMessage({ id, forecast: answer } satisfies OddsReply)
  try {
    say(forecast(state, ask, undefined, walks))
  } catch (error) {
    // Or there are more positions than anybody waits for.
    if (error instanceof Unfinished) setTimeout(goOn, 0, post)
    else say(null)
  }
}

globalThis.onmessage = ({ data }: MessageEvent<OddsPost>) => {
  newest.id = data.id
  globalThis.postMessage({ id: data.id } satisfies OddsReply)
  goOn(data)
}
