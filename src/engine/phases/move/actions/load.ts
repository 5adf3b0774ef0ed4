import type { Deed } from '../../../kernel/action.ts'
import { count, counts, must, space } from '../../../kernel/fields.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import { ownIn, placeOf } from '../../../state/selectors.ts'
import type { ActionOf } from '../../../types/action.ts'
import type { SpaceId, UnitType } from '../../../types/ids.ts'
import { amounts } from '../../amounts.ts'
import { checkBeforeMines } from '../before-dice.ts'
import { checkLoad, doLoad, loadNow } from '../load.ts'

/** Units go aboard a transport (STD-TRN-01). */
export const load: Deed<'load'> = {
  phase: 'move',
  isOrder: true,
  shape: { from: must(space), transport: must(count), units: must(counts) },
  check: checkLoad,
  beforeDice: (ctx, action) => checkBeforeMines(ctx, action.transport, action.from, (next) => loadNow(next, action)),
  list: offered,
  plan: doLoad,
}

/** One of each type or as many as there is room for, from every coast onto each transport beside it. */
function offered(ctx: Ctx): ActionOf<'load'>[] {
  const list: ActionOf<'load'>[] = []
  for (const [zone, stacks] of Object.entries(ctx.state.war.units))
    for (const ship of stacks) {
      if (ship.id === undefined) continue
      const room = (ctx.rules.units[ship.type].capacity ?? 0) - (ship.cargo?.length ?? 0)
      if (room <= 0) continue
      for (const from of placeOf(ctx, zone).land)
        for (const type of ctx.rules.types)
          for (const n of amounts(Math.min(room, rested(ctx, from, type))))
            list.push({ type: 'load', from, transport: ship.id, units: { [type]: n } })
    }
  return list
}

const rested = (ctx: Ctx, from: SpaceId, type: UnitType): number =>
  ownIn(ctx.state, from, ctx.state.flow.power).reduce((n, s) => n + (s.type === type && s.used === undefined ? s.count : 0), 0)
