import type { View } from '../../kernel/rules.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import { hasTag, mineAgainst, minesStop } from '../../state/selectors.ts'
import { rangeOf } from '../../state/stacks.ts'
import type { PowerId, SpaceId, UnitType } from '../../types/ids.ts'
import type { Stack } from '../../types/state.ts'

/** Ships and submarines stop when they enter a mined zone (TOU-MOV-10, TOU-MOV-11); the starting zone does not count. */
export function checkMinedCourse(
  view: View,
  path: readonly SpaceId[],
  power: PowerId,
  types: readonly UnitType[],
): Refusal | null {
  const zone = path.slice(0, -1).find((z) => minesStop(view, z, power))
  return zone === undefined ? null : refuseMined(view, zone, power, types)
}

function refuseMined(view: View, zone: SpaceId, power: PowerId, types: readonly UnitType[]): Refusal {
  const base = mineAgainst(view, zone, power)?.territory
  return types.every((type) => hasTag(view, type, 'passes-hostile'))
    ? refuse(view, 'TOU-MOV-11', 'mines-stop-boats', { space: zone, base }, zone)
    : refuse(view, 'TOU-MOV-10', 'mines-stop-ships', { space: zone, base }, zone)
}

/** The refusal for a ship that spent its move entering these mines this turn; otherwise null. */
export function checkStoppedByMines(view: View, zone: SpaceId, power: PowerId, ship: Stack): Refusal | null {
  const came = ship.entered?.includes(zone) || ship.rolled?.includes(zone)
  if (!came || ship.used !== rangeOf(view.rules, ship) || !minesStop(view, zone, power)) return null
  return refuseMined(view, zone, power, [ship.type])
}
