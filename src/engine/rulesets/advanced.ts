import type { RulesetDefinition } from './define.ts'
import { standard } from './standard.ts'

/** The war in detail. */
export const advanced: RulesetDefinition = {
  id: 'advanced',
  parent: standard,
  overlay: {},
  options: {},
}
