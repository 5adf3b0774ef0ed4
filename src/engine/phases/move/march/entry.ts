import type { LandEntry } from '../../../kernel/move-plan.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import { type Refusal, refuse } from '../../../refusal.ts'
import { isIsolated } from '../../../state/relations.ts'
import { alignmentOf, controllerOf, hasTruceIn, isUnmobilizedMinor } from '../../../state/selectors.ts'
import { checkPeace, peaceOf } from '../../politics/neutral-powers.ts'

/**
 * Reasons against entering a territory; any kind of land is open otherwise (STD-MOV-03, STD-MOV-08). Shared by moves, landings
 * and hints; rulesets add checks. Closed land is the best reason, so it comes first (STD-REV-12, ADV-26-03).
 */
export function checkEntry(ctx: Ctx, entry: LandEntry): (Refusal | null)[] {
  const errors = [
    ctx.rules.hooks.landClosed(ctx, entry),
    checkContestedExit(ctx, entry),
    checkIsolation(ctx, entry),
    checkNeutralPatron(ctx, entry),
  ]
  for (const check of ctx.rules.checks.enter) errors.push(check(ctx, entry))
  return errors
}

/** Out of contested land only to land held or occupied as the turn began (STD-MOV-06; as cargo STD-MOV-07). */
export function checkContestedExit(ctx: Ctx, entry: LandEntry): Refusal | null {
  const { power, to, bound } = entry
  if (!bound || ctx.rules.hooks.boundMayEnter(ctx, to, power)) return null
  // With a truce units move freely (STD-REV-14).
  if (hasTruceIn(ctx, to, power)) return null
  return ctx.rules.hooks.exitRefused(ctx, entry)
}

/** The refusal for leaving contested land overland (STD-MOV-06) or by sea (STD-MOV-07). */
export function standardExitRefused(ctx: Ctx, { from, to, by }: LandEntry): Refusal {
  return by === 'sea'
    ? refuse(ctx, 'STD-MOV-07', 'contested-exit-by-sea', { to }, to)
    : refuse(ctx, 'STD-MOV-06', 'contested-exit', { from, to }, to)
}

/**
 * A neutral United States stays home and other Allies stay out (STD-POL-19, STD-POL-20, INF-USA-05, INF-USA-06). Powers with an
 * own peace follow `checkPeace`. `over`: in flight.
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

/** A minor whose patron is still neutral is closed to all (INF-MOB-08). */
export function checkNeutralPatron(ctx: Ctx, { power, to }: LandEntry): Refusal | null {
  const { minorsClosed } = ctx.rules.data.isolation
  if (minorsClosed === undefined || !isUnmobilizedMinor(ctx, to)) return null
  const { patron } = alignmentOf(ctx, to)
  if (patron === null || patron === power || !isIsolated(ctx, patron) || peaceOf(ctx, patron)) return null
  return refuse(ctx, minorsClosed, 'neutral-minor-closed', { power: patron, space: to }, to)
}

/** Russia's land after the revolution is closed to its former enemies (STD-REV-12) and to all others (STD-REV-13, ADV-26-03). */
export function checkRevolutionClosed(ctx: Ctx, { power, to }: LandEntry): Refusal | null {
  const { revolution } = ctx.rules.data
  if (!ctx.state.war.revolution || controllerOf(ctx.state, to) !== revolution.power) return null
  const rule = revolution.closed ?? (ctx.rules.sideOf(power) === revolution.against ? 'STD-REV-12' : 'STD-REV-13')
  return refuse(ctx, rule, 'closed-after-revolution', { space: to, power: revolution.power }, to)
}
