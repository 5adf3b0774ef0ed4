import { emit } from '../../kernel/context.ts'
import type { Ctx } from '../../kernel/rules.ts'
import { enemiesIn, hasOwnLand } from '../../state/selectors.ts'
import { countsOf } from '../../state/stacks.ts'
import type { Owner, SpaceId } from '../../types/ids.ts'
import type { Stack } from '../../types/state.ts'

/** Fighters alone hold nothing against land units that come in: they are destroyed without combat (INF-UNIT-07), or fly away (ADV-PT2-05). */
export const onlyLoneFighters = (ctx: Ctx, foes: readonly Stack[]): boolean =>
  ctx.rules.behaviours.guestFighters !== false && foes.length > 0 && foes.every((s) => ctx.rules.units[s.type].kind === 'air')

/** Land units of the acting power have just come in. */
export function overrunFighters(ctx: Ctx, space: SpaceId): void {
  if (ctx.rules.behaviours.guestFighters !== 'guests') return
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
