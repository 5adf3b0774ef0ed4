import type { HookLook } from '../../rulesets/rules.ts'
import { controllerOf } from '../../state/queries.ts'
import type { PowerId } from '../../types/ids.ts'

/**
 * A power whose own land yields more as the war goes on (ADV-28-01): from its round on a value that grows each round up to a
 * ceiling (ADV-28-03), earlier when an enemy has unleashed its submarines before (ADV-28-02). Land in other hands yields what is
 * printed (ADV-28-04), which is in the sum already.
 */
export function grownProduction(look: HookLook, power: PowerId, printed: number): number {
  const { growth } = look.rules.data
  if (!growth || growth.power !== power || controllerOf(look.state, growth.territory) !== power) return printed
  const { round, convoyWarSince: early } = look.state
  const [from, first] = early !== undefined && early < growth.from ? [early, growth.earlyFirst] : [growth.from, growth.first]
  if (round < from) return printed
  const value = Math.min(growth.ceiling, first + growth.step * (round - from))
  return printed - (look.rules.map.places.get(growth.territory)?.ipc ?? 0) + value
}
