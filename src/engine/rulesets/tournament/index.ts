import type { RulesetDefinition } from '../define.ts'
import { standard } from '../standard.ts'
import { collapse } from './collapse.ts'
import { movement } from './movement.ts'
import { retreat } from './retreat.ts'
import { options, score } from './score.ts'

/**
 * The standard game for tables with a time limit. Data only: set-up (TOU-SET-01, TOU-SET-02, TOU-SET-03, TOU-SET-04, TOU-SET-05),
 * homeland thresholds, submarine losses (TOU-USW-01). Unchanged: declaring submarine warfare (TOU-USW-02) and errata that the
 * standard game has already (TOU-ERR-01, TOU-ERR-02).
 */
export const tournament: RulesetDefinition = {
  id: 'tournament',
  parent: standard,
  overlays: { movement, retreat, collapse, score },
  options,
}
