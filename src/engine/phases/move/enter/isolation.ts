import type { LandEntry } from '../../../kernel/move.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import { type Refusal, refuse } from '../../../refusal.ts'
import { isIsolated } from '../../../state/relations.ts'
import { alignmentOf, controllerOf, isUnmobilizedMinor } from '../../../state/selectors.ts'
import { checkPeace, peaceOf } from '../../politics/late-power.ts'

/**
 * A neutral United States goes nowhere on land, and none of the other Allies comes in (STD-POL-19, STD-POL-20, INF-USA-05,
 * INF-USA-06). A power that keeps a peace of its own before it enters the war has its own rules. `over`: by a flight that goes
 * on.
 */
export function checkIsolation(ctx: Ctx, entry: LandEntry, over = false): Refusal | null {
  const peace = checkPeace(ctx, entry, over)
  if (peace || peaceOf(ctx, entry.power)) return peace
  const { power, to, by } = entry
  const control = controllerOf(ctx.state, to)
  if (isIsolated(ctx, power)) {
    if (control === power) return null
    const enemy = control === 'contested' || (control !== null && ctx.rules.sideOf(control) !== ctx.rules.sideOf(power))
    const { entersEnemies, entersOthers, flies } = ctx.rules.data.isolation
    const rule = by === 'air' && flies ? flies : enemy ? entersEnemies : entersOthers
    return refuse(ctx, rule, 'neutral-stays-home', { power, space: to }, to)
  }
  if (control === null || control === 'contested' || !isIsolated(ctx, control)) return null
  if (ctx.rules.sideOf(power) === ctx.rules.sideOf(control))
    return refuse(ctx, ctx.rules.data.isolation.closed, 'neutral-home-closed', { power: control, space: to }, to)
  return null
}

/** A minor whose patron is still neutral in that way is closed to everybody (INF-MOB-08); of a peace the others ask `checkPeace`. */
export function checkNeutralPatron(ctx: Ctx, { power, to }: LandEntry): Refusal | null {
  const { minorsClosed } = ctx.rules.data.isolation
  if (minorsClosed === undefined || !isUnmobilizedMinor(ctx, to)) return null
  const { patron } = alignmentOf(ctx, to)
  if (patron === null || patron === power || !isIsolated(ctx, patron) || peaceOf(ctx, patron)) return null
  return refuse(ctx, minorsClosed, 'neutral-minor-closed', { power: patron, space: to }, to)
}
