import type { RuleError } from '../../engine/index.ts'

/** Why a control does nothing now: a sentence, or the engine's refusal. */
export type Reason = RuleError | string

export const whySentence = (why: Reason): string => (typeof why === 'string' ? why : why.message)
