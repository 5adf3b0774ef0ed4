/** What there is to look at in an example: a late piece of its own, fetched beside the examples, which weigh enough. */
import '../content/words/examples.ts'
import type { RuleId } from '../engine/index.ts'
import { hasText, t } from './text.ts'

/** Null for an example that says it by itself. */
export function lookAt(rule: RuleId): string | null {
  const words = `examples.${rule}`
  return hasText(words) ? t(words) : null
}
