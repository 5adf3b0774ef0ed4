import type { LandEntry } from '../../../kernel/move.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import { type Refusal, refuse } from '../../../refusal.ts'
import { hasTruceIn } from '../../../state/selectors.ts'

/** Out of contested land only to where the power controlled or stood as the turn began (STD-MOV-06; as cargo STD-MOV-07). */
export function checkContestedExit(ctx: Ctx, entry: LandEntry): Refusal | null {
  const { power, to, bound } = entry
  if (!bound || ctx.rules.hooks.boundMayEnter(ctx, to, power)) return null
  // A truce with a power that has left the war: free to go in and out (STD-REV-14).
  if (hasTruceIn(ctx, to, power)) return null
  return ctx.rules.hooks.exitRefused(ctx, entry)
}

/** The refusal of a move from contested to other land than what is friendly, overland (STD-MOV-06) or from the sea (STD-MOV-07). */
export function standardExitRefused(ctx: Ctx, { from, to, by }: LandEntry): Refusal {
  return by === 'sea'
    ? refuse(ctx, 'STD-MOV-07', 'contested-exit-by-sea', { to }, to)
    : refuse(ctx, 'STD-MOV-06', 'contested-exit', { from, to }, to)
}
