/** The answer to the open question. */

import { proposedAnswer } from '../../planning/answers.ts'
import { fallback } from '../fallback.ts'
import type { Advice, Thinking } from '../types.ts'

/** The answer to the open question of this position: what is proposed to a player, or the first that is offered. */
export function answerTo({ state }: Thinking): Advice {
  const action = proposedAnswer(state)
  return action ? { action, why: { kind: 'answers', ipc: 0 } } : fallback(state)
}
