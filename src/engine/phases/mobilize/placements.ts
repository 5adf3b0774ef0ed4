import type { Ctx } from '../../kernel/rules.ts'
import { unitsOnly } from '../../state/gas.ts'
import { entries } from '../../state/stacks.ts'
import type { RuleId, SpaceId, UnitType } from '../../types/ids.ts'
import { canPlace, placementRule, roomIn } from './places.ts'

/** A place for new units: by which rule, how many more of them where that is limited, and how many it must be given this turn. */
export type Placement = { space: SpaceId; types: UnitType[]; rule: RuleId; room?: number; owed?: number }

/** Where each type of what is bought may be placed, as things stand now (before Mobilize a forecast, for every type there is). */
export function placementsIn(ctx: Ctx): Placement[] {
  const bought = entries(unitsOnly(ctx.state.turn.purchase)).map(([type]) => type)
  const wanted = ctx.state.flow.phase === 'mobilize' ? bought : ctx.rules.types
  const list: Placement[] = []
  for (const { id, kind } of [...ctx.rules.map.territories, ...ctx.rules.map.zones]) {
    const types = wanted.filter((type) => (ctx.rules.units[type].kind === 'sea') === (kind === 'sea') && canPlace(ctx, id, type))
    if (types.length === 0) continue
    const room = roomIn(ctx, id)
    const owed = ctx.rules.views.owedIn?.(ctx, id) ?? 0
    list.push({
      space: id,
      types,
      rule: placementRule(ctx, id),
      ...(room ? { room: room.left } : {}),
      ...(owed > 0 ? { owed } : {}),
    })
  }
  return list
}
