import type { MovePlan } from '../../../kernel/move-plan.ts'
import type { Ctx, GuestCheck } from '../../../kernel/rules.ts'
import { type Refusal, refuse } from '../../../refusal.ts'
import { placeOf, stacksIn } from '../../../state/selectors.ts'
import { isFriendlyControl } from '../land/long-march.ts'

/**
 * A transport's owner may land allied cargo (ADV-08-04, ADV-08-05): only in land its side controls (ADV-08-02), and in one
 * territory (ADV-08-03).
 */
export const checkGuestShore: GuestCheck = (ctx, { owner, ship, zone, to }) => {
  const elsewhere = ship.offloaded ?? ctx.state.turn.landings.find((l) => l.transport === ship.id)?.to
  if (elsewhere !== undefined && elsewhere !== to)
    return refuse(ctx, 'ADV-08-03', 'guests-one-territory', { space: elsewhere }, zone)
  if (!placeOf(ctx, zone).land.includes(to)) return refuse(ctx, 'ADV-08-02', 'not-on-this-coast', { space: to, zone }, to)
  return isFriendlyControl(ctx, ctx.state.flow.power, to)
    ? null
    : refuse(ctx, 'ADV-08-02', 'guests-friendly-land', { power: owner, space: to }, to)
}

/** After that the transport cannot move (ADV-08-03). */
export function checkOneShore(ctx: Ctx, { power, carriers, from }: MovePlan): Refusal | null {
  const landed = (space: string): boolean => stacksIn(ctx.state, space).some((s) => s.power !== power && s.via === 'sea')
  const ship = carriers.find((s) => s.offloaded !== undefined && landed(s.offloaded))
  return ship ? refuse(ctx, 'ADV-08-03', 'guests-end-the-trip', { space: ship.offloaded }, from) : null
}
