import type { Ctx, View } from '../../../kernel/rules.ts'
import { hasTag } from '../../../state/selectors.ts'
import type { UnitType } from '../../../types/ids.ts'
import type { Stack } from '../../../types/state.ts'
import type { LandBattle } from '../../../types/task.ts'
import { attackersIn, countTag, defendersIn } from '../forces.ts'

/** The battle on land that is under way. */
export const currentLandBattle = (ctx: Ctx): LandBattle => ctx.state.flow.agenda.at(-1) as LandBattle

/** The stacks that attack in this battle (STD-CBT-04). */
export const attackersOf = (view: View, b: LandBattle): Stack[] => attackersIn(view, b.space, b.attacker)
/** The stacks that defend in this battle (STD-CBT-04). */
export const defendersOf = (view: View, b: LandBattle): Stack[] => defendersIn(view, b.space, b.attacker)

/** Attacking tanks still up to take a hit without loss (STD-LND-15, STD-LND-16). */
export const absorbsLeft = (view: View, b: LandBattle): number =>
  Math.max(0, countTag(view, attackersOf(view, b), 'absorbs') - b.absorbed)

/** Fighters still in the air battle: those that were damaged have left it (ADV-04-03). */
export const isInAirBattle = (view: View, s: { type: UnitType; damaged?: true }): boolean =>
  !s.damaged && hasTag(view, s.type, 'air-battle')
