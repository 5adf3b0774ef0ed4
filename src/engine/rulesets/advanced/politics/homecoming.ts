import { emit } from '../../../kernel/context.ts'
import type { Ctx, View } from '../../../kernel/rules.ts'
import { type Refusal, refuse } from '../../../refusal.ts'
import { isForNewUnits, newBuilds } from '../../../state/returned.ts'
import { addCounts, entries } from '../../../state/stacks.ts'
import type { ActionOf } from '../../../types/action.ts'
import type { Counts } from '../../../types/ids.ts'

/**
 * What stands in the mobilization zone of the acting power: its order, and beside it what comes home this turn, which is there from
 * Purchase on (ADV-26-07) unless its owner may not mobilize (ADV-26-08).
 */
export function waitingUnits(view: View): Counts {
  const { purchase: order } = view.state.turn,
    { homeward } = view.state.war,
    { power, phase } = view.state.flow
  const home = homeward?.[power]
  const early = phase === 'purchase' || phase === 'move' || phase === 'combat'
  return home && early && view.rules.hooks.phaseClosed(view, 'mobilize') === null ? addCounts(order, home) : { ...order }
}

/**
 * As Mobilize opens: units that the revolution sent home wait to be placed free of charge, beside what was bought (ADV-26-07).
 * While the phase is closed to their owner they go on waiting (ADV-26-08).
 */
export function comeHome(ctx: Ctx): void {
  const { power } = ctx.state.flow,
    { homeward } = ctx.state.war
  const units = homeward?.[power]
  if (units) emit(ctx, { type: 'units-came-home', power, units })
}

/** Only new builds go to Canada (ADV-26-24). */
export function checkReturned(ctx: Ctx, { units, to }: ActionOf<'mobilize'>): Refusal | null {
  const { state, rules } = ctx
  if (state.turn.returned === undefined || !isForNewUnits(rules, state, to)) return null
  const built = newBuilds(state)
  const guest = entries(units).find(([type, n]) => n > (built[type] ?? 0) && n <= (state.turn.purchase[type] ?? 0))
  const space = rules.powers[state.flow.power].capital
  return guest ? refuse(ctx, 'ADV-26-24', 'returned-to-the-capital', { type: guest[0], space }, to) : null
}
