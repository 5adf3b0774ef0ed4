import type { Deed } from '../../../kernel/action.ts'
import { counts, must, space } from '../../../kernel/fields.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import { unitsOnly } from '../../../state/gas.ts'
import { entries, total } from '../../../state/stacks.ts'
import type { ActionOf } from '../../../types/action.ts'
import type { Counts } from '../../../types/ids.ts'
import { amounts } from '../../amounts.ts'
import { checkMobilize, doMobilize, standsWithoutCore } from '../mobilize.ts'
import { placementsIn } from '../placements.ts'

/** Bought units are placed (STD-MOB-01). */
export const mobilize: Deed<'mobilize'> = {
  phase: 'mobilize',
  isOrder: true,
  shape: { units: must(counts), to: must(space) },
  check: checkMobilize,
  list: offered,
  listsAllowed: true,
  plan: doMobilize,
}

/**
 * One or all of a type at each place. An order that would leave an army without infantry although something still waits is not
 * offered unless nothing else can be placed; where no infantry is left to come, all that waits is offered at once instead.
 */
function offered(ctx: Ctx): ActionOf<'mobilize'>[] {
  const left = unitsOnly(ctx.state.turn.purchase)
  const all = placementsIn(ctx).flatMap(({ space, types }) => {
    const orders = types.flatMap((type) => amounts(left[type] ?? 0).map((n): Counts => ({ [type]: n })))
    if (entries(left).length > 1 && standsWithoutCore(ctx, left, space)) orders.push(left)
    return orders.map((units): ActionOf<'mobilize'> => ({ type: 'mobilize', units, to: space }))
  })
  const allowed = all.filter(
    (action) => checkMobilize(ctx, action) === null && ctx.rules.checks.mobilize.every((check) => check(ctx, action) === null),
  )
  const ready = allowed.filter(({ units, to }) => total(left) === total(units) || !standsWithoutCore(ctx, units, to))
  return ready.length > 0 ? ready : allowed
}
