import type { Ctx } from '../../kernel/rules.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import { hasTag, isFrozenFront, stacksIn } from '../../state/selectors.ts'
import { entries } from '../../state/stacks.ts'
import type { Counts, SpaceId } from '../../types/ids.ts'

/** After the revolution one infantry of the Central Powers, whosever, stays on each front with Russia (STD-REV-15). */
export function checkFrontStaysManned(ctx: Ctx, from: SpaceId, leaving: Counts): Refusal | null {
  if (!ctx.state.war.revolution || !isFrozenFront(ctx, from)) return null
  const against = ctx.rules.data.revolution.against
  if (ctx.rules.sideOf(ctx.state.flow.power) !== against) return null
  let core = 0
  for (const s of stacksIn(ctx.state, from))
    if (s.power !== 'neutral' && ctx.rules.sideOf(s.power) === against && hasTag(ctx, s.type, 'army-core')) core += s.count
  for (const [type, n] of entries(leaving)) if (hasTag(ctx, type, 'army-core')) core -= n
  return core >= 1 ? null : refuse(ctx, 'STD-REV-15', 'front-must-stay-manned', { space: from }, from)
}
