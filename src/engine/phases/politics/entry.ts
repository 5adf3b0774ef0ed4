import { emit } from '../../kernel/context.ts'
import type { Ctx } from '../../kernel/rules.ts'
import { isIsolated } from '../../state/relations.ts'

/** From its round on a late power is at war, whatever has happened (STD-POL-24); some enter as their own turn opens, some as the round does. */
export function enterWarByDate(ctx: Ctx, moment: 'turn' | 'round'): void {
  for (const late of ctx.rules.data.lateEntries) {
    const now = late.moment === moment && (moment === 'round' || late.power === ctx.state.flow.power)
    if (now && isIsolated(ctx, late.power) && ctx.state.flow.round >= late.entersRound)
      emit(ctx, { type: 'war-entered', power: late.power, cause: 'date', rule: late.rule })
  }
}
