import type { Overlay } from '../../../kernel/overlay.ts'
import { insertBefore } from '../../define.ts'
import { firstShotSteps } from './first-shot.ts'
import { gasAnnouncement, gasSteps, readMarkers } from './gas.ts'
import { airDamage } from './harmless-hits.ts'
import { boundMayEnterFriendly, checkLongMarch, exitRefused } from './long-march.ts'

/**
 * Two-step marches, machine guns, poison gas, aces. Data only: the machine gun (ADV-02-01), its start (ADV-02-21), initial gas
 * markers (ADV-03-20), Switzerland's army (ADV-30-01, ADV-30-02).
 */
export const land: Overlay = {
  numbers: { acesUpTo: 1 }, // ADV-04-01
  cites: { marchRule: 'ADV-01-01', cargoRule: 'ADV-01-08' },
  steps: {
    // ADV-00-04: gas is announced after coastal fire and before the strike, and released after the air battle; then machine guns
    // fire.
    land: (list) =>
      insertBefore(insertBefore(list, 'strike', gasAnnouncement), 'attack', airDamage, ...gasSteps, ...firstShotSteps),
  },
  // ADV-01-07, ADV-02-02: all land units, not fighters.
  units: { infantry: { move: 2 }, artillery: { move: 2 }, 'machine-gun': { move: 2 }, tank: { move: 2 } },
  hooks: {
    readPosition: (next, rules, state, spec) => readMarkers(rules, next(rules, state, spec), spec),
    boundMayEnter: (_next, view, to, power) => boundMayEnterFriendly(view, to, power),
    exitRefused: (_next, ctx, entry) => exitRefused(ctx, entry),
  },
  checks: { march: [checkLongMarch] },
}

/** PT-1: doubles initial machine guns, not those of minors (ADV-PT1-01, ADV-PT1-02). */
export const doubleMachineGuns: Overlay = {
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
