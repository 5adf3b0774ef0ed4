import type { View } from '../../../kernel/rules.ts'
import { controllerOf, placeOf } from '../../../state/selectors.ts'
import type { PowerId, SpaceId } from '../../../types/ids.ts'

/**
 * A power's own land that pays more as the war goes on (ADV-28-01): from its round on a value that grows each round up to a
 * ceiling (ADV-28-03), earlier when an enemy has unleashed its submarines before (ADV-28-02). In other hands it pays what is
 * printed (ADV-28-04).
 */
export function grownWorth(look: View, space: SpaceId, printed: number): number {
  const { growth } = look.rules.data
  if (growth?.territory !== space || controllerOf(look.state, space) !== growth.power) return printed
  const { round } = look.state.flow,
    { convoyWarSince: early } = look.state.war
  const [from, first] = early !== undefined && early < growth.from ? [early, growth.earlyFirst] : [growth.from, growth.first]
  return round < from ? printed : Math.min(growth.ceiling, first + growth.step * (round - from))
}

/** The sum of what a power controls with that growth in it. */
export function grownProduction(look: View, power: PowerId, printed: number): number {
  const { growth } = look.rules.data
  if (!growth || growth.power !== power || controllerOf(look.state, growth.territory) !== power) return printed
  const { ipc } = placeOf(look, growth.territory)
  return printed - ipc + grownWorth(look, growth.territory, ipc)
}
