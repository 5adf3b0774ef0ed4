/** The examples of rules: a late piece, which comes with what is said of them when a rule's page is read. */
import { type Example, exampleSpaces, ruleExamples, rulesWithoutExample } from '../content/examples.ts'
import type { RuleId, SpaceId } from '../engine/index.ts'

/** `words`: what to look at, where the engine does not name the rule; `lit`: where. */
export type ShownRule = {
  readonly rule: RuleId
  readonly example: Example
  readonly words: string | null
  readonly lit: readonly SpaceId[]
}

/** Null for a rule that no example shows. */
export function shownAs(rule: RuleId, words: string | null): ShownRule | null {
  const example = ruleExamples[rule]
  return example ? { rule, example, words, lit: exampleSpaces[rule] ?? [] } : null
}

/** Why no example shows it. */
export const unshownAs = (rule: RuleId): string | null => rulesWithoutExample[rule] ?? null
