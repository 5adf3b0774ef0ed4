import type { View } from '../../kernel/rules.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import { hasTag, minesStop } from '../../state/selectors.ts'
import { rangeOf } from '../../state/stacks.ts'
import type { PowerId, SpaceId, UnitType } from '../../types/ids.ts'
import type { Stack } from '../../types/state.ts'

/** Ships end their move on entering a mined zone, submarines too (TOU-MOV-10, TOU-MOV-11); the zone they start in does not count. */
export function checkMinedCourse(
  look: View,
  path: readonly SpaceId[],
  power: PowerId,
  types: readonly UnitType[],
): Refusal | null {
  const zone = path.slice(0, -1).find((z) => minesStop(look, z, power))
  return zone === undefined ? null : minedFault(look, zone, types)
}

const minedFault = (look: View, zone: SpaceId, types: readonly UnitType[]): Refusal =>
  types.every((type) => hasTag(look, type, 'passes-hostile'))
    ? refuse(look, 'TOU-MOV-11', 'mines-stop-boats', { space: zone }, zone)
    : refuse(look, 'TOU-MOV-10', 'mines-stop-ships', { space: zone }, zone)

/** A ship whose whole move is spent because it came into these mines this turn. */
export function stoppedByMines(look: View, zone: SpaceId, power: PowerId, ship: Stack): Refusal | null {
  const came = ship.entered?.includes(zone) || ship.rolled?.includes(zone)
  if (!came || ship.used !== rangeOf(look.rules, ship) || !minesStop(look, zone, power)) return null
  return minedFault(look, zone, [ship.type])
}
