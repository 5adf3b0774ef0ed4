import { emit } from '../../../kernel/context.ts'
import type { Ctx, View } from '../../../kernel/rules.ts'
import { type Refusal, refuse } from '../../../refusal.ts'
import { isForNewUnits, newBuilds } from '../../../state/new-builds.ts'
import { addCounts, entries } from '../../../state/stacks.ts'
import type { ActionOf } from '../../../types/action.ts'
import type { Counts } from '../../../types/ids.ts'

/**
 * Units in the mobilization zone: the order, and returning units from Purchase on (ADV-26-07) unless mobilization is closed
 * (ADV-26-08).
 */
export function waitingUnits(view: View): Counts {
  const { purchase: order } = view.state.turn,
    { homeward } = view.state.war,
    { power, phase } = view.state.flow
  const home = homeward?.[power]
  const early = phase === 'purchase' || phase === 'move' || phase === 'combat'
  return home && early && view.rules.hooks.phaseClosed(view, 'mobilize') === null ? addCounts(order, home) : { ...order }
}

/** As Mobilize opens, returning units join the order free of charge (ADV-26-07, ADV-26-08). */
export function returnUnits(ctx: Ctx): void {
  const { power } = ctx.state.flow,
    { homeward } = ctx.state.war
  const units = homeward?.[power]
  if (units) emit(ctx, { type: 'units-came-home', power, units })
}

/** Only new builds may go to Canada (ADV-26-24). */
export function checkReturned(ctx: Ctx, { units, to }: ActionOf<'mobilize'>): Refusal | null {
  const { state, rules } = ctx
  if (state.turn.returned === undefined || !isForNewUnits(rules, state, to)) return null
  const built = newBuilds(state)
  const guest = entries(units).find(([type, n]) => n > (built[type] ?? 0) && n <= (state.turn.purchase[type] ?? 0))
  const space = rules.powers[state.flow.power].capital
  return guest ? refuse(ctx, 'ADV-26-24', 'returned-to-the-capital', { type: guest[0], space }, to) : null
}
