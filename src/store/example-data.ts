/** The examples of rules with what is said of them: one late piece, which comes when a rule's page is read. */
import '../content/words/examples.ts'
import { type Example, litIn, ruleExamples } from '../content/examples.ts'
import type { RuleId, SpaceId } from '../engine/index.ts'
import { hasText, t } from './text.ts'

/** `words`: what to look at, where the engine does not name the rule; `lit`: where. */
export type ShownRule = {
  readonly rule: RuleId
  readonly example: Example
  readonly words: string | null
  readonly lit: readonly SpaceId[]
}

/** Null for a rule that no example shows. */
export function shownAs(rule: RuleId): ShownRule | null {
  const example = ruleExamples[rule]
  if (!example) return null
  const words = `examples.${rule}`
  return { rule, example, words: hasText(words) ? t(words) : null, lit: litIn[rule] ?? [] }
}
