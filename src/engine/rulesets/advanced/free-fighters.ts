import type { RuleReason } from '../../kernel/move-plan.ts'
import type { View } from '../../kernel/rules.ts'
import { areFriendsIn } from '../../state/relations.ts'
import { isLandUnit, statusOf } from '../../state/selectors.ts'
import type { Owner, PowerId, SpaceId } from '../../types/ids.ts'
import type { Stack } from '../../types/state.ts'

/** Fighters rest on friendly land, or on contested land with allied land units (ADV-PT2-01, ADV-PT2-02). */
export function checkRestOnFriendlyLand(view: View, space: SpaceId, stacks: readonly Stack[], power: Owner): RuleReason | null {
  if (stacks.some((s) => s.power === power && isLandUnit(view, s.type))) return null
  const status = statusOf(view, space, power as PowerId)
  if (status === 'friendly') return null
  if (status !== 'contested') return { rule: 'ADV-PT2-01', code: 'fighter-needs-friendly-land' }
  const beside = stacks.some((s) => isLandUnit(view, s.type) && areFriendsIn(view, space, power, s.power))
  return beside ? null : { rule: 'ADV-PT2-02', code: 'fighter-needs-an-army' }
}
