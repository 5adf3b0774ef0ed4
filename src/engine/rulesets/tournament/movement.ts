import type { Overlay } from '../../kernel/overlay.ts'
import { shipTypesOf } from '../../phases/move/sail/fleet-move.ts'
import { isFriendlyBase, rangeRefused } from './base-range.ts'
import { checkMinedCourse, checkStoppedByMines } from './mined-waters.ts'
import { checkTwoSteps } from './two-steps.ts'

/** Faster armies and fleets, and mines that stop ships (TOU-MOV-07, TOU-MOV-12). */
export const movement: Overlay = {
  behaviours: { minesStop: true },
  cites: { marchRule: 'TOU-MOV-01', cargoRule: 'TOU-MOV-06' },
  units: { infantry: { move: 2 }, artillery: { move: 2 }, tank: { move: 2 } },
  hooks: {
    // TOU-MOV-08, TOU-MOV-09: a friendly base extends the range of ships that start there.
    refreshUnit: (next, rules, state, space, before) => {
      const stack = next(rules, state, space, before)
      if (rules.units[stack.type].kind !== 'sea' || stack.power === 'neutral') return stack
      return isFriendlyBase({ rules, state }, space, stack.power) ? { ...stack, extra: (stack.extra ?? 0) + 1 } : stack
    },
    // TOU-MOV-05: the standard limit, by land and as cargo.
    exitRefused: (next, ctx, entry) => ({ ...next(ctx, entry), rule: 'TOU-MOV-05' }),
    shipStopped: (_next, view, zone, power, ship) => checkStoppedByMines(view, zone, power, ship),
    rangeRefused: (_next, view, from, type, range) => rangeRefused(view, from, type, range),
  },
  checks: {
    march: [checkTwoSteps],
    sail: [(ctx, plan) => (plan.ships ? checkMinedCourse(ctx, plan.path, plan.power, shipTypesOf(plan)) : null)],
  },
}
