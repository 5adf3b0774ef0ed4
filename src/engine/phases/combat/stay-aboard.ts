import { emit } from '../../kernel/context.ts'
import type { Ctx } from '../../kernel/rules.ts'

/** Landings that could not be made stay aboard (STD-ASL-13). */
export function keepLandingsAboard(ctx: Ctx): void {
  for (const l of ctx.state.turn.landings)
    emit(ctx, {
      type: 'landing-stayed-aboard',
      power: ctx.state.flow.power,
      zone: l.zone,
      to: l.to,
      transport: l.transport,
      rule: 'STD-ASL-13',
    })
}
