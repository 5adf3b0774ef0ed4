import type { RulesetDefinition } from './define.ts'
import { standard } from './standard.ts'
import { collapse } from './tournament/collapse.ts'
import { movement } from './tournament/movement.ts'
import { retreat } from './tournament/retreat.ts'
import { options, score } from './tournament/score.ts'

/**
 * The standard game for a table with a time limit. Its set-up is the standard one with changes, all of them data (TOU-SET-01,
 * TOU-SET-02, TOU-SET-03, TOU-SET-04, TOU-SET-05), and so are the thresholds of its homelands and what submarines cost
 * (TOU-USW-01); declaring the war of the submarines, its victims and the neutral United States stay as they are (TOU-USW-02). The
 * errata it repeats are those the standard game keeps already, repairs among them (TOU-ERR-01, TOU-ERR-02).
 */
export const tournament: RulesetDefinition = {
  id: 'tournament',
  parent: standard,
  overlays: { movement, retreat, collapse, score },
  options,
}
