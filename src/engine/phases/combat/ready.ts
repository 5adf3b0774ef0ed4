import type { Ctx } from '../../flow/context.ts'
import { enemySubmarines, hasOwnWarship, hasTag, isHostileZone, placeOf } from '../../state/queries.ts'
import { entries } from '../../state/stacks.ts'
import type { SpaceId } from '../../types/ids.ts'
import type { Landing, Stack } from '../../types/state.ts'
import { isAssault } from '../move/assault.ts'
import { partiesOfLanding } from '../move/cargo.ts'

const NONE: readonly Landing[] = []

/** Has the acting power fought its battle at sea here this turn? */
export const foughtIn = (ctx: Ctx, zone: SpaceId): boolean => ctx.state.battles.some((b) => b.space === zone && b.resolved)

/**
 * After a battle in its zone a landing goes through if that was won, whatever still swims there (ADV-11-01, ADV-11-11) and makes
 * the zone hostile all the while (ADV-11-10); without one only from a friendly zone, under a warship's eyes where enemy submarines are (STD-AMP-08).
 */
export function isThrough(ctx: Ctx, { zone, direct }: Landing): boolean {
  if (foughtIn(ctx, zone)) return ctx.state.seaWon?.includes(zone) ?? false
  const { power } = ctx.state
  if (!direct || isHostileZone(ctx, zone, power)) return false
  return !enemySubmarines(ctx, zone, power) || hasOwnWarship(ctx, zone, power)
}

/** Declared assaults that meet this shore now if it is attacked (ADV-12-23); none without an infantry to lead them (ADV-12-18). */
export function readyLandings(ctx: Ctx, to: SpaceId): readonly Landing[] {
  if (!ctx.rules.switches.assaultsWait || ctx.state.landings.length === 0) return NONE
  const ready = ctx.state.landings.filter((l) => l.to === to && (l.assault || isAssault(ctx, to)) && isThrough(ctx, l))
  return ready.some((l) => infantryOf(ctx, l) > 0) ? ready : NONE
}

/** Infantry of the acting power that a landing brings. */
export const infantryOf = (ctx: Ctx, landing: Landing): number =>
  partiesOfLanding(ctx, landing).reduce(
    (n, { power, units }) =>
      n +
      (power === ctx.state.power
        ? entries(units).reduce((sum, [type, count]) => sum + (hasTag(ctx, type, 'army-core') ? count : 0), 0)
        : 0),
    0,
  )

/** Zones of these landings, by number. */
export const zonesOf = (ctx: Ctx, landings: readonly Landing[]): SpaceId[] =>
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
