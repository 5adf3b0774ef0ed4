import type { Overlay } from '../../kernel/overlay.ts'
import { before } from '../lists.ts'
import { airDamage } from './land/aces.ts'
import { firstShotSteps } from './land/first-shot.ts'
import { gasAnnouncement, gasSteps } from './land/gas.ts'
import { checkLongMarch, exitRefused, mayLeaveFor } from './land/long-march.ts'
import { readMarkers } from './land/markers.ts'

/**
 * Marches of two territories, machine guns, poison gas and aces. Only data:
 * the machine gun (ADV-02-01) and where it starts (ADV-02-21), the markers of the opening (ADV-03-20), and the army of Switzerland, whose
 * machine guns are defenders like others (ADV-30-01, ADV-30-02).
 */
export const land: Overlay = {
  numbers: { acesUpTo: 1 }, // ADV-04-01
  cites: { marchRule: 'ADV-01-01', cargoRule: 'ADV-01-08' },
  steps: {
    // ADV-00-04: gas is announced ashore, so after whatever happens at the coast, and before the strike; it is released after the
    // air battle, then machine guns fire.
    land: (list) => before(before(list, 'strike', gasAnnouncement), 'attack', airDamage, ...gasSteps, ...firstShotSteps),
  },
  // ADV-01-07, ADV-02-02: all land units; fighters keep their move.
  units: { infantry: { move: 2 }, artillery: { move: 2 }, 'machine-gun': { move: 2 }, tank: { move: 2 } },
  hooks: {
    readPosition: (next, rules, state, spec) => readMarkers(rules, next(rules, state, spec), spec),
    boundMayEnter: (_next, view, to, power) => mayLeaveFor(view, to, power),
    exitRefused: (_next, ctx, entry) => exitRefused(ctx, entry),
  },
  checks: { march: [checkLongMarch] },
}

/** PT-1: where one machine gun starts there are two; minors raise what they always raise (ADV-PT1-01, ADV-PT1-02). */
export const twiceTheMachineGuns: Overlay = {
  opening: (opening) =>
    Object.fromEntries(
      Object.entries(opening).map(([power, spaces]) => [
        power,
        Object.fromEntries(
          Object.entries(spaces ?? {}).map(([space, units]) => {
            const guns = units['machine-gun']
            return [space, guns === undefined ? units : { ...units, 'machine-gun': 2 * guns }]
          }),
        ),
      ]),
    ),
}
