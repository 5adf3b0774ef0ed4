/** The examples of rules and their words; loaded when the page of a rule is read. */
import '../../content/words/examples.ts'
import { type Example, exampleSpaces, ruleExamples, rulesWithoutExample } from '../../content/examples.ts'
import type { RuleId, SpaceId } from '../../engine/index.ts'
import { hasText, t } from '../text.ts'

/** `words`: what to look at; `lit`: where. */
export type ShownRule = {
  readonly rule: RuleId
  readonly example: Example
  readonly words: string | null
  readonly lit: readonly SpaceId[]
}

/** Null for a rule without an example. */
export function exampleOfRule(rule: RuleId): ShownRule | null {
  const example = ruleExamples[rule]
  const words = `examples.${rule}`
  return example ? { rule, example, words: hasText(words) ? t(words) : null, lit: exampleSpaces[rule] ?? [] } : null
}

/** The reason why a rule has no example; null if it has one. */
export const missingExampleReason = (rule: RuleId): string | null => rulesWithoutExample[rule] ?? null
