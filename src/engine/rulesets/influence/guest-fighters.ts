import type { RuleReason } from '../../kernel/move-plan.ts'
import type { View } from '../../kernel/rules.ts'
import { areFriendsIn } from '../../state/relations.ts'
import { isLandUnit } from '../../state/selectors.ts'
import type { Owner, SpaceId } from '../../types/ids.ts'
import type { Stack } from '../../types/state.ts'

const NO_ALLY: RuleReason = { rule: 'INF-UNIT-02', code: 'fighter-needs-an-army' }

/** Fighters rest with land units of any power of their side (INF-UNIT-02, INF-UNIT-03, INF-UNIT-04). */
export const checkRestWithAllies = (view: View, space: SpaceId, stacks: readonly Stack[], power: Owner): RuleReason | null =>
  stacks.some((s) => isLandUnit(view, s.type) && areFriendsIn(view, space, power, s.power)) ? null : NO_ALLY
