import type { View } from '../../../kernel/rules.ts'
import { controllerOf, placeOf } from '../../../state/selectors.ts'
import type { PowerId, SpaceId } from '../../../types/ids.ts'

/**
 * A power's own land whose income grows each round (ADV-28-01, ADV-28-03), earlier after unrestricted submarine warfare
 * (ADV-28-02). Other owners get the printed income (ADV-28-04).
 */
export function grownIncome(view: View, space: SpaceId, printed: number): number {
  const { growth } = view.rules.data
  if (growth?.territory !== space || controllerOf(view.state, space) !== growth.power) return printed
  const { round } = view.state.flow,
    { convoyWarSince: early } = view.state.war
  const [from, first] = early !== undefined && early < growth.from ? [early, growth.earlyFirst] : [growth.from, growth.first]
  return round < from ? printed : Math.min(growth.ceiling, first + growth.step * (round - from))
}

/** A power's total income with that growth. */
export function grownProduction(view: View, power: PowerId, printed: number): number {
  const { growth } = view.rules.data
  if (!growth || growth.power !== power || controllerOf(view.state, growth.territory) !== power) return printed
  const { ipc } = placeOf(view, growth.territory)
  return printed - ipc + grownIncome(view, growth.territory, ipc)
}
