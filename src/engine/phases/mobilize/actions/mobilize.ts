import type { PlayerAction } from '../../../kernel/action.ts'
import { counts, required, space } from '../../../kernel/fields.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import { unitsOnly } from '../../../state/gas.ts'
import { entries, total } from '../../../state/stacks.ts'
import type { ActionOf } from '../../../types/action.ts'
import type { Counts } from '../../../types/ids.ts'
import { oneOrAll } from '../../amounts.ts'
import { checkMobilize, doMobilize, lacksInfantry } from '../mobilize.ts'
import { placementsIn } from '../placements.ts'

/** Bought units are placed (STD-MOB-01). */
export const mobilize: PlayerAction<'mobilize'> = {
  phase: 'mobilize',
  isOrder: true,
  shape: { units: required(counts), to: required(space) },
  check: checkMobilize,
  list: listMobilizations,
  listIsChecked: true,
  perform: doMobilize,
}

/**
 * One or all of a type at each place. An order that would leave an army without infantry although something still waits is not
 * offered unless nothing else can be placed; where no infantry is left to come, all that waits is offered at once instead.
 */
function listMobilizations(ctx: Ctx): ActionOf<'mobilize'>[] {
  const left = unitsOnly(ctx.state.turn.purchase)
  const all = placementsIn(ctx).flatMap(({ space, types }) => {
    const orders = types.flatMap((type) => oneOrAll(left[type] ?? 0).map((n): Counts => ({ [type]: n })))
    if (entries(left).length > 1 && lacksInfantry(ctx, left, space)) orders.push(left)
    return orders.map((units): ActionOf<'mobilize'> => ({ type: 'mobilize', units, to: space }))
  })
  const allowed = all.filter(
    (action) => checkMobilize(ctx, action) === null && ctx.rules.checks.mobilize.every((check) => check(ctx, action) === null),
  )
  const ready = allowed.filter(({ units, to }) => total(left) === total(units) || !lacksInfantry(ctx, units, to))
  return ready.length > 0 ? ready : allowed
}
