import { contextOf } from '../flow/context.ts'
import { placementFault } from '../phases/mobilize/mobilize.ts'
import { rulesOf } from '../rulesets/index.ts'
import { unitsOnly } from '../state/gas.ts'
import { entries } from '../state/stacks.ts'
import type { SpaceId, UnitType } from '../types/ids.ts'
import type { GameState } from '../types/state.ts'

/** Where each type of what is bought may be placed, as things stand now (in `purchase` a forecast). */
export function placements(state: GameState): { space: SpaceId; types: UnitType[] }[] {
  const ctx = contextOf(rulesOf(state), state)
  const bought = entries(unitsOnly(state.order)).map(([type]) => type)
  const wanted = state.phase === 'mobilize' ? bought : ctx.rules.types
  const land = wanted.filter((t) => ctx.rules.units[t].kind !== 'sea')
  const ships = wanted.filter((t) => ctx.rules.units[t].kind === 'sea')
  const list: { space: SpaceId; types: UnitType[] }[] = []
  for (const { id, kind } of [...ctx.rules.map.territories, ...ctx.rules.map.zones]) {
    const types = kind === 'sea' ? ships : land
    if (types.length > 0 && placementFault(ctx, id, kind === 'sea' ? 'sea' : 'land') === null) list.push({ space: id, types })
  }
  return list
}
