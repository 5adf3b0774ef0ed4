import type { PlayerAction } from '../../../kernel/action.ts'
import { count, counts, required, space } from '../../../kernel/fields.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import { ownIn, placeOf } from '../../../state/selectors.ts'
import type { ActionOf } from '../../../types/action.ts'
import type { SpaceId, UnitType } from '../../../types/ids.ts'
import { oneOrAll } from '../../amounts.ts'
import { checkBeforeMines } from '../before-dice.ts'
import { checkLoad, doLoad, loadNow } from '../load.ts'

/** Units go aboard a transport (STD-TRN-01). */
export const load: PlayerAction<'load'> = {
  phase: 'move',
  isOrder: true,
  shape: { from: required(space), transport: required(count), units: required(counts) },
  check: checkLoad,
  beforeDice: (ctx, action) => checkBeforeMines(ctx, action.transport, action.from, (next) => loadNow(next, action)),
  list: listLoads,
  perform: doLoad,
}

/** One of each type or as many as there is room for, from every coast onto each transport beside it. */
function listLoads(ctx: Ctx): ActionOf<'load'>[] {
  const list: ActionOf<'load'>[] = []
  for (const [zone, stacks] of Object.entries(ctx.state.war.units))
    for (const ship of stacks) {
      if (ship.id === undefined) continue
      const room = (ctx.rules.units[ship.type].capacity ?? 0) - (ship.cargo?.length ?? 0)
      if (room <= 0) continue
      for (const from of placeOf(ctx, zone).land)
        for (const type of ctx.rules.types)
          for (const n of oneOrAll(Math.min(room, countUnmoved(ctx, from, type))))
            list.push({ type: 'load', from, transport: ship.id, units: { [type]: n } })
    }
  return list
}

const countUnmoved = (ctx: Ctx, from: SpaceId, type: UnitType): number =>
  ownIn(ctx.state, from, ctx.state.flow.power).reduce((n, s) => n + (s.type === type && s.used === undefined ? s.count : 0), 0)
