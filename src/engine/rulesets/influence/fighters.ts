import { emit } from '../../kernel/context.ts'
import type { RuleReason } from '../../kernel/move-plan.ts'
import type { Ctx, View } from '../../kernel/rules.ts'
import { onlyLoneFighters } from '../../phases/move/fly/lone-fighters.ts'
import { areFriendsIn } from '../../state/relations.ts'
import { enemiesIn, hasOwnLand, isLandUnit } from '../../state/selectors.ts'
import { countsOf } from '../../state/stacks.ts'
import type { Owner, SpaceId } from '../../types/ids.ts'
import type { Stack } from '../../types/state.ts'

const NO_ALLY: RuleReason = { rule: 'INF-UNIT-02', code: 'fighter-needs-an-army' }

/** Fighters rest with land units of any power of their side (INF-UNIT-02, INF-UNIT-03, INF-UNIT-04). */
export const checkRestWithAllies = (view: View, space: SpaceId, stacks: readonly Stack[], power: Owner): RuleReason | null =>
  stacks.some((s) => isLandUnit(view, s.type) && areFriendsIn(view, space, power, s.power)) ? null : NO_ALLY

/** Fighters alone are destroyed by entering land units without combat (INF-UNIT-07). */
export function overrunFighters(ctx: Ctx, space: SpaceId): void {
  const by = ctx.state.flow.power
  const foes = enemiesIn(ctx, space, by)
  if (!onlyLoneFighters(ctx, foes) || !hasOwnLand(ctx, space, by)) return
  for (const power of new Set<Owner>(foes.map((s) => s.power)))
    emit(ctx, {
      type: 'fighters-overrun',
      power,
      space,
      units: countsOf(foes.filter((s) => s.power === power)),
      by,
      rule: 'INF-UNIT-07',
    })
}
