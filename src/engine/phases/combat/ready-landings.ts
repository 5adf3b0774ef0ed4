import type { Ctx } from '../../kernel/rules.ts'
import { hasArmyCore, hasEnemySubmarines, hasOwnWarship, hasTag, isHostileZone, placeOf } from '../../state/selectors.ts'
import { entries } from '../../state/stacks.ts'
import type { PowerId, RuleId, SpaceId } from '../../types/ids.ts'
import type { Landing, Stack } from '../../types/state.ts'
import { isAssault } from '../move/transport/assault.ts'
import { partiesOfLanding } from '../move/transport/cargo.ts'

const NO_LANDINGS: readonly Landing[] = []

/** Whether the acting power fought a sea battle here this turn. */
export const hasFoughtIn = (ctx: Ctx, zone: SpaceId): boolean =>
  ctx.state.turn.battles.some((b) => b.space === zone && b.resolved)

/**
 * Whether the landing can go ashore now: its sea battle was fought, no enemy surface warship is left, and an assault past
 * submarines has a warship (STD-NAV-17, STD-AMP-08). In rulesets with shore battles: its sea battle was won, even if the zone
 * stays hostile (ADV-11-01, ADV-11-11, ADV-11-10), or the zone is quiet (ADV-12-23).
 */
export function canLandNow(ctx: Ctx, landing: Landing): boolean {
  const { zone, to, direct } = landing
  const { power } = ctx.state.flow
  const fought = hasFoughtIn(ctx, zone)
  if (fought && ctx.rules.behaviours.winsOpenZones) return ctx.state.turn.seaWon?.includes(zone) ?? false
  if ((!fought && !direct) || isHostileZone(ctx, zone, power)) return false
  return !isAssaultOn(ctx, to) || !hasEnemySubmarines(ctx, zone, power) || hasOwnWarship(ctx, zone, power)
}

/** Whether the declared landing is an assault, as declared or by the shore's state now (STD-AMP-03). */
export const isAssaultOn = (ctx: Ctx, to: SpaceId): boolean =>
  ctx.state.turn.landings.some((l) => l.to === to && l.assault) || isAssault(ctx, to)

/**
 * Landings that go ashore if this shore is attacked (STD-ASL-13): an assault needs infantry of the acting power (ADV-12-18,
 * INF-TRN-04), others infantry of each power (STD-AMP-12).
 */
export function readyLandings(ctx: Ctx, to: SpaceId): readonly Landing[] {
  if (ctx.state.turn.landings.length === 0) return NO_LANDINGS
  const landable = ctx.state.turn.landings.filter((l) => l.to === to && canLandNow(ctx, l))
  if (landable.length === 0) return NO_LANDINGS
  const assault = isAssaultOn(ctx, to)
  if (assault && ctx.rules.behaviours.assaultBringsInfantry)
    return landable.some((l) => countInfantry(ctx, l) > 0) ? landable : NO_LANDINGS
  const hasInfantry = infantryTest(ctx, to, landable)
  if (assault && !hasInfantry(ctx.state.flow.power)) return NO_LANDINGS
  return landable.filter((l) => partiesOfLanding(ctx, l).some((party) => hasInfantry(party.power)))
}

/** In alphabetical order. */
export const readyShores = (ctx: Ctx): SpaceId[] =>
  [...new Set(ctx.state.turn.landings.map((l) => l.to))].filter((to) => readyLandings(ctx, to).length > 0).sort()

/** Why a landing stays aboard. */
export function stayAboardRule(ctx: Ctx, landing: Landing): RuleId {
  if (!canLandNow(ctx, landing)) return 'STD-ASL-13'
  if (!isAssaultOn(ctx, landing.to)) return 'STD-AMP-12'
  if (ctx.rules.behaviours.assaultBringsInfantry) return 'ADV-12-18'
  const landable = ctx.state.turn.landings.filter((l) => l.to === landing.to && canLandNow(ctx, l))
  const hasInfantry = infantryTest(ctx, landing.to, landable)
  return partiesOfLanding(ctx, landing).some((party) => hasInfantry(party.power)) ? 'INF-TRN-04' : 'STD-AMP-12'
}

/** Returns a test whether a power has infantry there or in the landings (STD-AMP-12, INF-TRN-07). */
export function infantryTest(ctx: Ctx, to: SpaceId, landings: readonly Landing[]): (power: PowerId) => boolean {
  const parties = landings.flatMap((l) => partiesOfLanding(ctx, l))
  return (power) =>
    hasArmyCore(ctx, to, power) ||
    parties.some((p) => p.power === power && entries(p.units).some(([type]) => hasTag(ctx, type, 'army-core')))
}

/** Infantry of the acting power in a landing. */
export const countInfantry = (ctx: Ctx, landing: Landing): number =>
  partiesOfLanding(ctx, landing).reduce(
    (n, { power, units }) =>
      n +
      (power === ctx.state.flow.power
        ? entries(units).reduce((sum, [type, count]) => sum + (hasTag(ctx, type, 'army-core') ? count : 0), 0)
        : 0),
    0,
  )

/** Zones of these landings by number. */
export const zonesOfLandings = (ctx: Ctx, landings: readonly Landing[]): SpaceId[] =>
  [...new Set(landings.map((l) => l.zone))].sort((a, b) => placeOf(ctx, a).number - placeOf(ctx, b).number)

/** Units of these landings as stacks. */
export const seaborneForce = (ctx: Ctx, landings: readonly Landing[]): Stack[] =>
  landings.flatMap((l) =>
    partiesOfLanding(ctx, l).flatMap(({ power, units }) =>
      entries(units).flatMap(([type, count]): Stack[] =>
        ctx.rules.units[type].kind === 'marker' ? [] : [{ power, type, count, zone: l.zone }],
      ),
    ),
  )
