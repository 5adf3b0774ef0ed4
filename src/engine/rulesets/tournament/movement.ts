import type { Overlay } from '../../kernel/overlay.ts'
import { typesOf } from '../../phases/move/check-sea.ts'
import { isFriendlyBase, rangeRefused } from './base-range.ts'
import { checkMinedCourse, stoppedByMines } from './mined-waters.ts'
import { checkTwoSteps } from './two-steps.ts'

/**
 * Faster armies and fleets, and mines that stop ships (TOU-MOV-01, TOU-MOV-02, TOU-MOV-03, TOU-MOV-04, TOU-MOV-05, TOU-MOV-06,
 * TOU-MOV-07, TOU-MOV-08, TOU-MOV-09, TOU-MOV-10, TOU-MOV-11, TOU-MOV-12, TOU-MOV-13, TOU-MOV-14). Cargo still spends its whole
 * move aboard (TOU-MOV-06); fighters (TOU-MOV-07), hostile zones, mine dice, escorts and the canal stay as they are (TOU-MOV-12).
 */
export const movement: Overlay = {
  behaviours: { minesStop: true },
  cites: { marchRule: 'TOU-MOV-01', cargoRule: 'TOU-MOV-06' },
  units: { infantry: { move: 2 }, artillery: { move: 2 }, tank: { move: 2 } },
  hooks: {
    // TOU-MOV-08, TOU-MOV-09: a base helps the ships that lie there as the turn opens, if it would repair them too.
    refresh: (next, rules, state, space, before) => {
      const stack = next(rules, state, space, before)
      if (rules.units[stack.type].kind !== 'sea' || stack.power === 'neutral') return stack
      return isFriendlyBase({ rules, state }, space, stack.power) ? { ...stack, extra: (stack.extra ?? 0) + 1 } : stack
    },
    // TOU-MOV-05: the same limit as in the standard game, on foot and as cargo.
    exitRefused: (next, ctx, entry) => ({ ...next(ctx, entry), rule: 'TOU-MOV-05' }),
    shipStopped: (_next, view, zone, power, ship) => stoppedByMines(view, zone, power, ship),
    rangeRefused: (_next, view, from, type, range) => rangeRefused(view, from, type, range),
  },
  checks: {
    march: [checkTwoSteps],
    sail: [(ctx, plan) => (plan.ships ? checkMinedCourse(ctx, plan.path, plan.power, typesOf(plan)) : null)],
  },
}
