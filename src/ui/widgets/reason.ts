import type { RuleError } from '../../engine/index.ts'
import type { RefusedAction } from '../../planning/refused.ts'

/** Why a control does nothing now: a sentence, or the engine's refusal, with what was asked for where ways out can be sought. */
export type Reason = RefusedAction | RuleError | string

export const whySentence = (why: Reason): string => (typeof why === 'string' ? why : why.message)
