import type { View } from '../../kernel/rules.ts'
import { fightsOn } from '../../state/relations.ts'
import { controllerOf, placeOf } from '../../state/selectors.ts'
import type { PowerId, SpaceId } from '../../types/ids.ts'

/**
 * What a territory pays whoever controls it now: what is printed (STD-BRD-09), but of its own power's land more as the war goes
 * on (ADV-28-01), from its round on a value that grows each round up to a ceiling (ADV-28-03), earlier when an enemy has
 * unleashed its submarines before (ADV-28-02). In other hands it pays what is printed (ADV-28-04). A minor whose army fights on
 * for a power that has made peace pays nobody (INF-RUS-15).
 */
export function worthIn(look: View, space: SpaceId): number {
  const { growth } = look.rules.data
  const control = controllerOf(look.state, space)
  if (control !== null && control !== 'contested' && fightsOn(look, space, control)) return 0
  const printed = placeOf(look, space).ipc
  if (growth?.territory !== space || control !== growth.power) return printed
  const { round } = look.state.flow,
    { convoyWarSince: early } = look.state.war
  const [from, first] = early !== undefined && early < growth.from ? [early, growth.earlyFirst] : [growth.from, growth.first]
  return round < from ? printed : Math.min(growth.ceiling, first + growth.step * (round - from))
}

/** The sum of what a power controls with that growth in it. */
export function grownProduction(look: View, power: PowerId, printed: number): number {
  const { growth } = look.rules.data
  if (!growth || growth.power !== power || controllerOf(look.state, growth.territory) !== power) return printed
  return printed - placeOf(look, growth.territory).ipc + worthIn(look, growth.territory)
}
