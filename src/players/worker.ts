/** The computer players in a thread of their own, so that the page goes on while one thinks: a question in, its answer out. */
import type { GameState, PowerId } from '../engine/index.ts'
import { answer, compare, plan } from './index.ts'
import type { PlayerOptions } from './levels.ts'

/** What can be asked of a player, by name. */
const ASKED = {
  plan: ({ state, seat, opts }: Wonder) => plan(state, seat, opts),
  answer: ({ state, seat, opts }: Wonder) => answer(state, seat, opts),
  compare: ({ state, seat, opts, begun = state }: Wonder) => compare(state, seat, opts, begun),
}
export type Thought = 'plan' | 'answer' | 'compare'

/** `begun`: where the orders began that are to be compared. */
export type Wonder = { id: number; ask: Thought; state: GameState; seat: PowerId[]; opts: PlayerOptions; begun?: GameState }
export type Reply = { id: number; result: unknown } | { id: number; error: string }

/** What is answered to it, in whatever thread. */
export function replyTo(asked: Wonder): Reply {
  const { id, ask } = asked
  try {
    return { id, result: ASKED[ask](asked) }
  } catch (error) {
    return { id, error: String(error) }
  }
}

/** As much as is needed of the thread this file is the beginning of; a page, which only reads it, has a document. */
type Thread = { postMessage?: (reply: Reply) => void; onmessage?: (event: { data: Wonder }) => void }
const thread = globalThis as unknown as Thread
if (!('document' in thread) && thread.postMessage) {
  thread.onmessage = ({ data }) => thread.postMessage?.(replyTo(data))
  // No question has this number: it only says that the thread has started.
  thread.postMessage({ id: 0, result: null })
}
