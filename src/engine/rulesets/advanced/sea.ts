import { readConvoyWar } from '../../phases/combat/sea/convoys.ts'
import { checkSailingOver } from '../../phases/move/strategic.ts'
import type { Overlay, SeaStep } from '../rules.ts'

/** ADV-00-06: before the dice of a round, and the first shots with their losses. */
const OPENING: readonly SeaStep[] = [
  'dive-all',
  'raiders',
  'escorts',
  'count-destroyers',
  'first-attacker-submerge',
  'first-attack',
  'first-defender-submerge',
  'first-defence',
  'first-attacker-losses',
  'first-defender-losses',
  'first-shots-over',
]
/** After the losses of all others: the convoy, then who leaves; the attacker no longer breaks off as it likes (ADV-09-01). */
const CLOSING: readonly SeaStep[] = [
  'convoy',
  'convoy-escort',
  'convoy-payment',
  'disengage',
  'attacker-engagement',
  'defender-engagement',
  'engagement',
]

/**
 * Destroyers and patrols (`phases/move/patrol.ts`), submarines (`phases/combat/sea/first-shot.ts`, `dive.ts`,
 * `phases/move/strategic.ts`), disengagement and the war on convoys (`phases/combat/sea/`). Only data: the destroyer itself
 * (ADV-05-01), a surface warship by its tags (ADV-00-09), which never bombards (ADV-05-15), and that nothing is lost to submarines at income (ADV-10-01).
 */
export const sea: Overlay = {
  steps: {
    sea: (list) => [...OPENING, ...list.flatMap((step) => (step === 'press' ? CLOSING : [step]))],
    // ADV-00-07: destroyers answer the strategic moves of submarines before mines are rolled.
    closeMove: (list) => ['pursuit', ...list],
    openRound: (list) => ['convoy-war', ...list],
  },
  hooks: {
    begin: (next, rules, state) => readConvoyWar(rules, next(rules, state), {}),
    readPosition: (next, rules, state, spec) => readConvoyWar(rules, next(rules, state, spec), spec),
  },
  checks: { tied: [checkSailingOver] },
}
