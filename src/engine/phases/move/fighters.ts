import type { RuleReason } from '../../kernel/move.ts'
import type { View } from '../../kernel/rules.ts'
import { hasArmyCore, isLandUnit, ownIn, placeOf } from '../../state/selectors.ts'
import type { Owner, RuleId, SpaceId } from '../../types/ids.ts'
import type { Stack } from '../../types/state.ts'

const NEEDS_OWN_ARMY: RuleReason = { rule: 'STD-AIR-03', code: 'fighter-needs-own-army' }

/** A fighter rests only where land units of its own power stand (STD-AIR-03). */
export const standardFighterStayRefused = (
  view: View,
  _space: SpaceId,
  stacks: readonly Stack[],
  power: Owner,
): RuleReason | null => (stacks.some((s) => s.power === power && isLandUnit(view, s.type)) ? null : NEEDS_OWN_ARMY)

/** Fighters alone hold nothing against land units that come in: they are destroyed without combat (INF-UNIT-07), or fly away (ADV-PT2-05). */
export const onlyLoneFighters = (view: View, foes: readonly Stack[]): boolean =>
  view.rules.behaviours.guestFighters !== false && foes.length > 0 && foes.every((s) => view.rules.units[s.type].kind === 'air')

/** Fighters alone of their power attack at most by joining an ally (INF-UNIT-05, ADV-PT2-08). */
export function loneFightersAttackRefused(view: View, space: SpaceId, rule: RuleId, code: string): RuleReason | null {
  const { power } = view.state.flow
  if (placeOf(view, space).kind !== 'land' || hasArmyCore(view, space, power)) return null
  const own = ownIn(view.state, space, power)
  return own.every((s) => view.rules.units[s.type].kind === 'air') ? { rule, code } : null
}
