import { emit } from '../../kernel/context.ts'
import type { Ctx } from '../../kernel/rules.ts'
import { onlyLoneFighters } from '../../phases/move/fly/lone-fighters.ts'
import { enemiesIn, hasOwnLand } from '../../state/selectors.ts'
import { countsOf } from '../../state/stacks.ts'
import type { Owner, SpaceId } from '../../types/ids.ts'

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
