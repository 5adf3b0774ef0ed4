import type { View } from '../../../kernel/rules.ts'
import { type Refusal, refuse } from '../../../refusal.ts'
import { areFriends } from '../../../state/relations.ts'
import { enemiesIn, hasTag, isClosedZone, isPatrolled, stacksIn } from '../../../state/selectors.ts'
import type { PowerId, RuleId, SpaceId, UnitType } from '../../../types/ids.ts'
import type { Stack } from '../../../types/state.ts'

// Destroyers make a zone hostile (ADV-05-01, ADV-05-03); alone they only patrol it (ADV-05-04, ADV-05-14).

/** Battleships and cruisers pass patrols (ADV-05-05) and take others along (ADV-05-06). */
export const isBigShip = (view: Pick<View, 'rules'>, type: UnitType): boolean =>
  hasTag(view, type, 'surface-warship') && !hasTag(view, type, 'patrols')

/** Whether a patrol stops ships of this type when alone; submarines pass (ADV-05-10, STD-SUB-01). */
const isStoppable = (view: Pick<View, 'rules'>, type: UnitType): boolean =>
  view.rules.units[type].kind === 'sea' && !hasTag(view, type, 'passes-hostile') && !isBigShip(view, type)

/** Whether a battleship or cruiser of the power's side is here (ADV-05-07, ADV-05-08, ADV-05-13). */
export const isCovered = (view: View, zone: SpaceId, power: PowerId): boolean =>
  stacksIn(view.state, zone).some((s) => !s.strategic && isBigShip(view, s.type) && areFriends(view, power, s.power))

/** Covered, or a big ship was here earlier this turn (ADV-05-16). */
export const isAccompanied = (view: View, zone: SpaceId, power: PowerId): boolean =>
  (view.state.turn.company?.includes(zone) ?? false) || isCovered(view, zone, power)

/** The first type a patrol stops here among ships sailing together, or null (ADV-05-05, ADV-05-06, ADV-05-07, ADV-05-10). */
export function stoppedByPatrol(view: View, zone: SpaceId, power: PowerId, types: readonly UnitType[]): UnitType | null {
  const stopped = types.find((type) => isStoppable(view, type))
  if (stopped === undefined || types.some((type) => isBigShip(view, type))) return null
  return isAccompanied(view, zone, power) ? null : stopped
}

/** The rule that stops ships in a closed zone; destroyers have their own (STD-SEA-02, ADV-05-14). */
export const stopRule = (view: View, zone: SpaceId, power: PowerId): RuleId =>
  enemiesIn(view, zone, power).some((s) => hasTag(view, s.type, 'patrols')) ? 'ADV-05-14' : 'STD-SEA-02'

/** Whether these ships together must stop in this zone (STD-SEA-02, ADV-05-10, ADV-05-14). */
export function mustStopIn(view: View, zone: SpaceId, power: PowerId, types: readonly UnitType[]): boolean {
  if (isClosedZone(view, zone, power)) return types.some((type) => !hasTag(view, type, 'passes-hostile'))
  return isPatrolled(view, zone, power) && stoppedByPatrol(view, zone, power, types) !== null
}

/** Whether a ship that came here this turn is held by a patrol (ADV-05-10); not in its start zone (STD-SEA-02). */
export const heldByPatrol = (view: View, zone: SpaceId, ship: Pick<Stack, 'type' | 'used'>, power: PowerId): boolean =>
  (ship.used ?? 0) > 0 && isStoppable(view, ship.type) && isPatrolled(view, zone, power) && !isAccompanied(view, zone, power)

/** The refusal for a ship held by a patrol (ADV-05-10). */
export const heldByPatrolError = (view: View, zone: SpaceId, type: UnitType): Refusal =>
  refuse(view, 'ADV-05-10', 'stopped-by-patrol', { space: zone, type }, zone)
