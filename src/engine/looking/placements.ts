import { contextOf } from '../flow/context.ts'
import { type OwedOrder, owedIn, owedOrder } from '../phases/mobilize/duty.ts'
import { placeRule, roomIn, takes } from '../phases/mobilize/places.ts'
import { rulesOf } from '../rulesets/index.ts'
import { unitsOnly } from '../state/gas.ts'
import { entries } from '../state/stacks.ts'
import type { RuleId, SpaceId, UnitType } from '../types/ids.ts'
import type { GameState } from '../types/state.ts'

/** A place for new units: by which rule, how many more of them where that is limited, and how many it must be given this turn. */
export type Placement = { space: SpaceId; types: UnitType[]; rule: RuleId; room?: number; owed?: number }

/** What is bought for a place that must have it if Purchase ends with nothing ordered; null where that is nothing (ADV-21-01). */
export const owedNow = (state: GameState): OwedOrder | null => owedOrder(contextOf(rulesOf(state), state))

/** Where each type of what is bought may be placed, as things stand now (in `purchase` a forecast). */
export function placements(state: GameState): Placement[] {
  const ctx = contextOf(rulesOf(state), state)
  const bought = entries(unitsOnly(state.turn.purchase)).map(([type]) => type)
  const wanted = state.flow.phase === 'mobilize' ? bought : ctx.rules.types
  const list: Placement[] = []
  for (const { id, kind } of [...ctx.rules.map.territories, ...ctx.rules.map.zones]) {
    const types = wanted.filter((type) => (ctx.rules.units[type].kind === 'sea') === (kind === 'sea') && takes(ctx, id, type))
    if (types.length === 0) continue
    const room = roomIn(ctx, id)
    const owed = room ? owedIn(ctx, id) : 0
    list.push({
      space: id,
      types,
      rule: placeRule(ctx, id),
      ...(room ? { room: room.left } : {}),
      ...(owed > 0 ? { owed } : {}),
    })
  }
  return list
}
