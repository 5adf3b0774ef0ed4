import { emit } from '../../../kernel/context.ts'
import type { Ctx, View } from '../../../kernel/rules.ts'
import type { PowerId } from '../../../types/ids.ts'
import { homelandLost } from './homeland.ts'
import { surrender } from './surrender.ts'

/** The power cannot buy, mobilize or collect income this turn (TOU-COL-04). */
export const isCollapsed = ({ state }: Pick<View, 'state'>, power: PowerId): boolean =>
  state.war.collapsed?.includes(power) ?? false

/** Homeland losses have reached the economic threshold (TOU-COL-02, TOU-COL-17). */
export function isEconomyCollapsing(view: View, power: PowerId): boolean {
  const limits = view.rules.data.collapse?.[power]
  return limits !== undefined && homelandLost(view, power) >= limits.economic
}

/** As its turn opens, economic collapse begins or ends for this turn (TOU-COL-03, TOU-COL-05). */
export function testEconomy(ctx: Ctx): void {
  const { power } = ctx.state.flow
  const limits = ctx.rules.data.collapse?.[power]
  const due = isEconomyCollapsing(ctx, power)
  if (!limits || due === isCollapsed(ctx, power)) return
  const facts = { power, lost: homelandLost(ctx, power), threshold: limits.economic }
  if (due) emit(ctx, { type: 'economy-collapsed', ...facts, rule: 'TOU-COL-03' })
  else emit(ctx, { type: 'economy-recovered', ...facts, rule: 'TOU-COL-05' })
}

/** As its own turn ends, a power may surrender (TOU-COL-07). */
export function testPolitics(ctx: Ctx): void {
  const { power } = ctx.state.flow
  const limits = ctx.rules.data.collapse?.[power]
  if (!limits) return
  const lost = homelandLost(ctx, power)
  if (lost >= limits.political) surrender(ctx, power, { lost, threshold: limits.political })
}
