import type { Ctx } from '../../../kernel/rules.ts'
import { controllerOf, enemiesIn, isUnmobilizedMinor, landStatus, ownIn } from '../../../state/selectors.ts'
import type { SpaceId } from '../../../types/ids.ts'

/**
 * Whether a landing here is an assault or a reinforcement (STD-AMP-01, STD-AMP-02), by the territory's state before own units
 * entered this turn (STD-AMP-03). Neutrals resist (STD-AMP-04).
 */
export function isAssault(ctx: Ctx, to: SpaceId): boolean {
  const { power } = ctx.state.flow,
    { opened } = ctx.state.turn
  const before = landStatus(ctx, to, power, opened.control[to] ?? null)
  if (before === 'contested') {
    // The own side lost it this turn.
    const now = controllerOf(ctx.state, to)
    return now !== 'contested' && ownIn(ctx.state, to, power).length === 0 && landStatus(ctx, to, power, now) === 'hostile'
  }
  if (before === 'hostile') return true
  return before === 'neutral' && opened.control[to] === undefined && (isUnmobilizedMinor(ctx, to) || resists(ctx, to))
}

/** A neutral entered this turn, or with a garrison (WIK-08). */
const resists = (ctx: Ctx, to: SpaceId): boolean => enemiesIn(ctx, to, ctx.state.flow.power).length > 0
