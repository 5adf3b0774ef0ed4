import type { RulesetDefinition } from './define.ts'
import { standard } from './standard.ts'

/** The standard game for a table with a time limit. */
export const tournament: RulesetDefinition = {
  id: 'tournament',
  parent: standard,
  overlay: {},
  options: {},
}
