import type { Ctx } from '../../kernel/rules.ts'
import { enemySubmarines, hasArmyCore, hasOwnWarship, hasTag, isHostileZone, placeOf } from '../../state/selectors.ts'
import { entries } from '../../state/stacks.ts'
import type { PowerId, RuleId, SpaceId } from '../../types/ids.ts'
import type { Landing, Stack } from '../../types/state.ts'
import { isAssault } from '../move/transport/assault.ts'
import { partiesOfLanding } from '../move/transport/cargo.ts'

const NO_LANDINGS: readonly Landing[] = []

/** Has the acting power fought its battle at sea here this turn? */
export const hasFoughtIn = (ctx: Ctx, zone: SpaceId): boolean =>
  ctx.state.turn.battles.some((b) => b.space === zone && b.resolved)

/**
 * Can this landing go ashore now? From a zone that is cleared: the battle there has been fought, no enemy battleship or cruiser is
 * left, and past submarines an assault has a warship of the attacker beside it (STD-NAV-17, STD-AMP-08). Where assaults wait, from a
 * zone where that battle was won, whatever still swims there (ADV-11-01, ADV-11-11) and makes the zone hostile all the while
 * (ADV-11-10), or from a quiet one, under the same eyes (ADV-12-23).
 */
export function canLandNow(ctx: Ctx, landing: Landing): boolean {
  const { zone, to, direct } = landing
  const { power } = ctx.state.flow
  const fought = hasFoughtIn(ctx, zone)
  if (fought && ctx.rules.behaviours.winsOpenZones) return ctx.state.turn.seaWon?.includes(zone) ?? false
  if ((!fought && !direct) || isHostileZone(ctx, zone, power)) return false
  return !isAssaultOn(ctx, to) || !enemySubmarines(ctx, zone, power) || hasOwnWarship(ctx, zone, power)
}

/** Is what is declared for this shore an assault, as it was declared or as the shore stands now (STD-AMP-03)? */
export const isAssaultOn = (ctx: Ctx, to: SpaceId): boolean =>
  ctx.state.turn.landings.some((l) => l.to === to && l.assault) || isAssault(ctx, to)

/**
 * Declared landings that go ashore now if this shore is attacked, whatever became of others that are bound for it (STD-ASL-13): none
 * of an assault without an infantry of the acting power to lead it (ADV-12-18, INF-TRN-04), and none of whom no power has the
 * infantry its army needs (STD-AMP-12).
 */
export function readyLandings(ctx: Ctx, to: SpaceId): readonly Landing[] {
  if (ctx.state.turn.landings.length === 0) return NO_LANDINGS
  const through = ctx.state.turn.landings.filter((l) => l.to === to && canLandNow(ctx, l))
  if (through.length === 0) return NO_LANDINGS
  const assault = isAssaultOn(ctx, to)
  if (assault && ctx.rules.behaviours.assaultBringsInfantry)
    return through.some((l) => countInfantry(ctx, l) > 0) ? through : NO_LANDINGS
  const manned = infantryTest(ctx, to, through)
  if (assault && !manned(ctx.state.flow.power)) return NO_LANDINGS
  return through.filter((l) => partiesOfLanding(ctx, l).some((party) => manned(party.power)))
}

/** Shores for which something declared can go ashore now, in alphabetical order. */
export const readyShores = (ctx: Ctx): SpaceId[] =>
  [...new Set(ctx.state.turn.landings.map((l) => l.to))].filter((to) => readyLandings(ctx, to).length > 0).sort()

/** Why a landing stays aboard that is not among those that are ready. */
export function stayAboardRule(ctx: Ctx, landing: Landing): RuleId {
  if (!canLandNow(ctx, landing)) return 'STD-ASL-13'
  if (!isAssaultOn(ctx, landing.to)) return 'STD-AMP-12'
  if (ctx.rules.behaviours.assaultBringsInfantry) return 'ADV-12-18'
  const through = ctx.state.turn.landings.filter((l) => l.to === landing.to && canLandNow(ctx, l))
  const manned = infantryTest(ctx, landing.to, through)
  return partiesOfLanding(ctx, landing).some((party) => manned(party.power)) ? 'INF-TRN-04' : 'STD-AMP-12'
}

/** Who has the infantry that an army needs, there already or among what lands (STD-AMP-12, INF-TRN-07). */
export function infantryTest(ctx: Ctx, to: SpaceId, landings: readonly Landing[]): (power: PowerId) => boolean {
  const parties = landings.flatMap((l) => partiesOfLanding(ctx, l))
  return (power) =>
    hasArmyCore(ctx, to, power) ||
    parties.some((p) => p.power === power && entries(p.units).some(([type]) => hasTag(ctx, type, 'army-core')))
}

/** Infantry of the acting power that a landing brings. */
export const countInfantry = (ctx: Ctx, landing: Landing): number =>
  partiesOfLanding(ctx, landing).reduce(
    (n, { power, units }) =>
      n +
      (power === ctx.state.flow.power
        ? entries(units).reduce((sum, [type, count]) => sum + (hasTag(ctx, type, 'army-core') ? count : 0), 0)
        : 0),
    0,
  )

/** Zones of these landings, by number. */
export const landingZones = (ctx: Ctx, landings: readonly Landing[]): SpaceId[] =>
  [...new Set(landings.map((l) => l.zone))].sort((a, b) => placeOf(ctx, a).number - placeOf(ctx, b).number)

/** What these landings bring, as stacks that come from their zones. */
export const seaborneForce = (ctx: Ctx, landings: readonly Landing[]): Stack[] =>
  landings.flatMap((l) =>
    partiesOfLanding(ctx, l).flatMap(({ power, units }) =>
      entries(units).flatMap(([type, count]): Stack[] =>
        ctx.rules.units[type].kind === 'marker' ? [] : [{ power, type, count, zone: l.zone }],
      ),
    ),
  )
