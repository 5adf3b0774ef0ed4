/** Worker entry of the computer players: a request in, a reply out. */
import type { GameState, PowerId } from '../engine/index.ts'
import { answer, compare, plan } from './index.ts'
import type { PlayerOptions } from './levels.ts'

/** Tasks by name. */
const HANDLERS = {
  plan: ({ state, seat, opts }: PlayerRequest) => plan(state, seat, opts),
  answer: ({ state, seat, opts }: PlayerRequest) => answer(state, seat, opts),
  compare: ({ state, seat, opts, begun = state }: PlayerRequest) => compare(state, seat, opts, begun),
}
export type PlayerTask = 'plan' | 'answer' | 'compare'

/** `begun`: the state in which the compared orders started. */
export type PlayerRequest = {
  id: number
  task: PlayerTask
  state: GameState
  seat: PowerId[]
  opts: PlayerOptions
  begun?: GameState
}
export type PlayerReply = { id: number; result: unknown } | { id: number; error: string }

/** The reply to a request; errors are returned as text. */
export function answerRequest(request: PlayerRequest): PlayerReply {
  const { id, task } = request
  try {
    return { id, result: HANDLERS[task](request) }
  } catch (error) {
    return { id, error: String(error) }
  }
}

/** The worker scope. In a page, which only imports this file, `document` exists. */
type WorkerScope = { postMessage?: (reply: PlayerReply) => void; onmessage?: (event: { data: PlayerRequest }) => void }
const scope = globalThis as unknown as WorkerScope
if (!('document' in scope) && scope.postMessage) {
  scope.onmessage = ({ data }) => scope.postMessage?.(answerRequest(data))
  // Id 0 announces that the worker has started.
  scope.postMessage({ id: 0, result: null })
}
