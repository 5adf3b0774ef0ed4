import { contextOf } from '../flow/context.ts'
import { owedIn } from '../phases/mobilize/duty.ts'
import { roomIn, takes } from '../phases/mobilize/places.ts'
import { rulesOf } from '../rulesets/index.ts'
import { unitsOnly } from '../state/gas.ts'
import { entries } from '../state/stacks.ts'
import type { SpaceId, UnitType } from '../types/ids.ts'
import type { GameState } from '../types/state.ts'

/** Where each type of what is bought may be placed, as things stand now (in `purchase` a forecast); `room`: how many more where that is limited, `owed`: how many must be placed there this turn. */
export function placements(state: GameState): { space: SpaceId; types: UnitType[]; room?: number; owed?: number }[] {
  const ctx = contextOf(rulesOf(state), state)
  const bought = entries(unitsOnly(state.order)).map(([type]) => type)
  const wanted = state.phase === 'mobilize' ? bought : ctx.rules.types
  const list: { space: SpaceId; types: UnitType[]; room?: number; owed?: number }[] = []
  for (const { id, kind } of [...ctx.rules.map.territories, ...ctx.rules.map.zones]) {
    const types = wanted.filter((type) => (ctx.rules.units[type].kind === 'sea') === (kind === 'sea') && takes(ctx, id, type))
    const room = types.length > 0 ? roomIn(ctx, id) : null
    const owed = room ? owedIn(ctx, id) : 0
    if (types.length > 0) list.push({ space: id, types, ...(room ? { room: room.left } : {}), ...(owed > 0 ? { owed } : {}) })
  }
  return list
}
