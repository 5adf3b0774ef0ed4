import type { RuleError } from '../../engine/index.ts'
import type { RefusedAction } from '../../planning/refusals.ts'

/** Why a control is disabled: a sentence, or a refusal with the refused action if alternatives can be offered. */
export type Reason = RefusedAction | RuleError | string

export const whySentence = (why: Reason): string => (typeof why === 'string' ? why : why.message)
