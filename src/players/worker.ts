/** The computer players in a thread of their own, so that the page goes on while one thinks: a question in, its answer out. */
import type { GameState, PowerId } from '../engine/index.ts'
import { answer, compare, plan } from './index.ts'
import type { PlayerOptions } from './levels.ts'

/** What can be asked of a player, by name. */
const HANDLERS = {
  plan: ({ state, seat, opts }: PlayerRequest) => plan(state, seat, opts),
  answer: ({ state, seat, opts }: PlayerRequest) => answer(state, seat, opts),
  compare: ({ state, seat, opts, begun = state }: PlayerRequest) => compare(state, seat, opts, begun),
}
export type PlayerTask = 'plan' | 'answer' | 'compare'

/** `begun`: where the orders began that are to be compared. */
export type PlayerRequest = {
  id: number
  task: PlayerTask
  state: GameState
  seat: PowerId[]
  opts: PlayerOptions
  begun?: GameState
}
export type PlayerReply = { id: number; result: unknown } | { id: number; error: string }

/** What is answered to it, in whatever thread. */
export function answerRequest(asked: PlayerRequest): PlayerReply {
  const { id, task } = asked
  try {
    return { id, result: HANDLERS[task](asked) }
  } catch (error) {
    return { id, error: String(error) }
  }
}

/** As much as is needed of the thread this file is the beginning of; a page, which only reads it, has a document. */
type Thread = { postMessage?: (reply: PlayerReply) => void; onmessage?: (event: { data: PlayerRequest }) => void }
const thread = globalThis as unknown as Thread
if (!('document' in thread) && thread.postMessage) {
  thread.onmessage = ({ data }) => thread.postMessage?.(answerRequest(data))
  // No question has this number: it only says that the thread has started.
  thread.postMessage({ id: 0, result: null })
}
