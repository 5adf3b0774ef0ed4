import type { View } from '../../kernel/rules.ts'
import { areFriends } from '../../state/relations.ts'
import { controllerOf, placeOf } from '../../state/selectors.ts'
import type { PowerId, SpaceId } from '../../types/ids.ts'

/**
 * STD-PUR-07: held by the power or an ally; contested, if it was originally theirs. A neutral United States has only its own
 * (STD-POL-20).
 */
export function standardRepairBase(ctx: View, territory: SpaceId, power: PowerId): boolean {
  const control = controllerOf(ctx.state, territory)
  const holder = control === 'contested' ? placeOf(ctx, territory).original : control
  return holder !== null && areFriends(ctx, power, holder)
}
