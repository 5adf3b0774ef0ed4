import type { Decision } from '../../engine/index.ts'
import type { Advice, Thinking } from '../types.ts'

/** Null: the first answer that is offered will do. */
export type Answerer = (thinking: Thinking, asked: Decision) => Advice | null
