import type { Ctx } from '../../kernel/rules.ts'
import { ownIn, placeOf } from '../../state/selectors.ts'
import { rangeOf } from '../../state/stacks.ts'
import type { Action } from '../../types/action.ts'
import type { SpaceId, UnitType } from '../../types/ids.ts'
import type { Stack } from '../../types/state.ts'
import { moveOf, reachIn } from './reach.ts'

/**
 * The next order by which a transport of the power could bring one of this type to this coast: it sails in with it, or takes it
 * aboard where it lies, here or within its reach (STD-TRN-03, STD-TRN-05). What is aboard off this coast has only to land.
 */
export function* ferries(ctx: Ctx, space: SpaceId, type: UnitType): Generator<Action> {
  const { power } = ctx.state.flow
  const coast = placeOf(ctx, space).sea
  if (coast.length === 0) return
  for (const zone of Object.keys(ctx.state.war.units).sort())
    for (const ship of placeOf(ctx, zone).kind === 'sea' ? ownIn(ctx.state, zone, power) : []) {
      if (ship.id === undefined || ship.offloaded !== undefined) continue
      const here = coast.includes(zone)
      const brings = ship.cargo?.some((c) => c.power === power && c.type === type) ?? false
      const from = brings ? [] : loadable(ctx, ship, zone, type).filter((id) => id !== space)
      if (brings ? here : from.length === 0) continue
      const query = { from: zone, transports: [ship.id] }
      const ways = here || spent(ctx, ship) ? [] : reachIn(ctx, query).filter((way) => coast.includes(way.space))
      if (!here && ways.length === 0) continue
      if (brings) for (const { path } of ways) yield moveOf(query, path)
      else for (const id of from) yield { type: 'load', from: id, transport: ship.id, units: { [type]: 1 } }
    }
}

const spent = (ctx: Ctx, ship: Stack): boolean => (ship.used ?? 0) >= rangeOf(ctx.rules, ship)

/** Coasts of the zone where one of this type has not moved yet, if the ship has room for it. */
const loadable = (ctx: Ctx, ship: Stack, zone: SpaceId, type: UnitType): SpaceId[] =>
  (ship.cargo?.length ?? 0) < (ctx.rules.units[ship.type].capacity ?? 0)
    ? placeOf(ctx, zone).land.filter((id) =>
        ownIn(ctx.state, id, ctx.state.flow.power).some((s) => s.type === type && s.used === undefined),
      )
    : []
