/** The computer players in a thread of their own, so that the page goes on while one thinks: a question in, its answer out. */
import type { GameState, PowerId } from '../engine/index.ts'
import { answer, plan } from './index.ts'
import type { PlayerOptions } from './levels.ts'

/** What can be asked of a player, by name. */
const ASKED = { plan, answer }
export type Thought = keyof typeof ASKED

export type Wonder = { id: number; ask: Thought; state: GameState; seat: PowerId[]; opts: PlayerOptions }
export type Reply = { id: number; result: unknown } | { id: number; error: string }

/** What is answered to it, in whatever thread. */
export function replyTo({ id, ask, state, seat, opts }: Wonder): Reply {
  try {
    return { id, result: ASKED[ask](state, seat, opts) }
  } catch (error) {
    return { id, error: String(error) }
  }
}

/** As much as is needed of the thread this file is the beginning of; a page, which only reads it, has a document. */
type Thread = { postMessage?: (reply: Reply) => void; onmessage?: (event: { data: Wonder }) => void }
const thread = globalThis as unknown as Thread
if (!('document' in thread) && thread.postMessage) thread.onmessage = ({ data }) => thread.postMessage?.(replyTo(data))
