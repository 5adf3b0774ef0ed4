import type { View } from '../../../kernel/rules.ts'
import { controllerOf, placeOf } from '../../../state/selectors.ts'
import type { PowerId, SpaceId } from '../../../types/ids.ts'

/**
 * A power's own land that pays more as the war goes on (ADV-28-01): from its round on a value that grows each round up to a
 * ceiling (ADV-28-03), earlier when an enemy has unleashed its submarines before (ADV-28-02). In other hands it pays what is
 * printed (ADV-28-04).
 */
export function grownWorth(view: View, space: SpaceId, printed: number): number {
  const { growth } = view.rules.data
  if (growth?.territory !== space || controllerOf(view.state, space) !== growth.power) return printed
  const { round } = view.state.flow,
    { convoyWarSince: early } = view.state.war
  const [from, first] = early !== undefined && early < growth.from ? [early, growth.earlyFirst] : [growth.from, growth.first]
  return round < from ? printed : Math.min(growth.ceiling, first + growth.step * (round - from))
}

/** The sum of what a power controls with that growth in it. */
export function grownProduction(view: View, power: PowerId, printed: number): number {
  const { growth } = view.rules.data
  if (!growth || growth.power !== power || controllerOf(view.state, growth.territory) !== power) return printed
  const { ipc } = placeOf(view, growth.territory)
  return printed - ipc + grownWorth(view, growth.territory, ipc)
}
