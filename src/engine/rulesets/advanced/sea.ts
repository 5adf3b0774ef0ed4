import { openConvoyWar, readConvoyWar } from '../../phases/combat/sea/convoys.ts'
import { disengageSteps } from '../../phases/combat/sea/disengage.ts'
import { checkSailingOver } from '../../phases/move/strategic.ts'
import { inPlaceOf } from '../lists.ts'
import type { Overlay } from '../rules.ts'
import { convoySteps } from './sea/convoy.ts'
import { openingSteps } from './sea/opening.ts'

/**
 * Destroyers and patrols (`phases/move/patrol.ts`), submarines (`phases/combat/sea/first-shot.ts`, `dive.ts`,
 * `phases/move/strategic.ts`), disengagement and the war on convoys (`phases/combat/sea/`). Only data: the destroyer itself
 * (ADV-05-01), a surface warship by its tags (ADV-00-09), which never bombards (ADV-05-15), and that nothing is lost to submarines at income (ADV-10-01).
 */
export const sea: Overlay = {
  steps: {
    // After the losses of all others the convoy, then who leaves; the attacker no longer breaks off as it likes (ADV-09-01).
    sea: (list) => [...openingSteps, ...inPlaceOf(list, 'press', ...convoySteps, ...disengageSteps)],
    // ADV-00-07: destroyers answer the strategic moves of submarines before mines are rolled.
    closeMove: (list) => ['pursuit', ...list],
    openRound: (list) => [{ id: 'convoy-war', run: openConvoyWar }, ...list],
  },
  hooks: {
    begin: (next, rules, state) => readConvoyWar(rules, next(rules, state), {}),
    readPosition: (next, rules, state, spec) => readConvoyWar(rules, next(rules, state, spec), spec),
  },
  checks: { tied: [checkSailingOver] },
}
