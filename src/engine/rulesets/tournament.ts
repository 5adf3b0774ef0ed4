import type { RulesetDefinition } from './define.ts'
import { standard } from './standard.ts'
import { collapse } from './tournament/collapse.ts'
import { movement } from './tournament/movement.ts'
import { score } from './tournament/score.ts'

/** The standard game for a table with a time limit. */
export const tournament: RulesetDefinition = {
  id: 'tournament',
  parent: standard,
  overlays: { movement, collapse, score },
  options: {},
}
