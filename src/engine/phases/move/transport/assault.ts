import type { Ctx } from '../../../kernel/rules.ts'
import { controllerOf, enemiesIn, isUnmobilizedMinor, landStatus, ownIn } from '../../../state/selectors.ts'
import type { SpaceId } from '../../../types/ids.ts'

/**
 * Is a landing here an assault, or a reinforcement (STD-AMP-01, STD-AMP-02)? It goes by how the territory stood before the
 * power's own units entered it this turn (STD-AMP-03); a neutral resists, so it is assaulted (STD-AMP-04).
 */
export function isAssault(ctx: Ctx, to: SpaceId): boolean {
  const { power } = ctx.state.flow,
    { opened } = ctx.state.turn
  const before = landStatus(ctx, to, power, opened.control[to] ?? null)
  if (before === 'contested') {
    // Its own side left, and so lost it, this turn: hostile to whoever lands now.
    const now = controllerOf(ctx.state, to)
    return now !== 'contested' && ownIn(ctx.state, to, power).length === 0 && landStatus(ctx, to, power, now) === 'hostile'
  }
  if (before === 'hostile') return true
  return before === 'neutral' && opened.control[to] === undefined && (isUnmobilizedMinor(ctx, to) || resists(ctx, to))
}

/** A neutral that was entered this turn, or holds out with a garrison of its own (WIK-08). */
const resists = (ctx: Ctx, to: SpaceId): boolean => enemiesIn(ctx, to, ctx.state.flow.power).length > 0
