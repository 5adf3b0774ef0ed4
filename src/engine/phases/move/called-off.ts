import type { Ctx } from '../../kernel/rules.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import type { SpaceId } from '../../types/ids.ts'
import type { Stack } from '../../types/state.ts'

/** Has a landing of this transport been called off this turn? Then it keeps its cargo, loads nothing and goes nowhere (STD-MIN-10). */
export const checkCalledOff = (ctx: Ctx, { id }: Stack, zone: SpaceId): Refusal | null => {
  const call = ctx.state.turn.calledOff.find((c) => id !== undefined && c.transports?.includes(id))
  return call ? refuse(ctx, 'STD-MIN-10', 'called-off-stays', { to: call.to, space: zone }, zone) : null
}
