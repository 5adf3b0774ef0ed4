import { emit } from '../../../kernel/context.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import { countTag } from '../../../phases/combat/forces.ts'
import { hasFoughtIn, isAssaultOn, readyLandings, seaborneForce, zonesOfLandings } from '../../../phases/combat/ready-landings.ts'
import { type Refusal, refuse } from '../../../refusal.ts'
import { hasTag, ownIn, stacksIn } from '../../../state/selectors.ts'
import { addCounts, entries } from '../../../state/stacks.ts'
import type { ActionOf } from '../../../types/action.ts'
import type { Counts, SpaceId } from '../../../types/ids.ts'
import type { Landing, Stack } from '../../../types/state.ts'
import type { Bombarding, LandBattle } from '../../../types/task.ts'

const NONE: readonly Landing[] = []

/** Landings against this shore that coastal guns can oppose: assaults (ADV-12-23). */
export const invadingLandings = (ctx: Ctx, to: SpaceId): readonly Landing[] =>
  isAssaultOn(ctx, to) ? readyLandings(ctx, to) : NONE

/** Unassigned bombarding ships in a zone without a battle (ADV-11-09, ADV-12-04). */
const freeShips = (ctx: Ctx, zone: SpaceId): Stack[] =>
  hasFoughtIn(ctx, zone)
    ? []
    : ownIn(ctx.state, zone, ctx.state.flow.power).filter(
        (s) => hasTag(ctx, s.type, 'bombards') && !s.strategic && s.group === undefined,
      )

/** Checks the named bombarding ships (ADV-12-04, ADV-12-17). */
export function checkFleet(ctx: Ctx, { space, bombard }: ActionOf<'attack'>): Refusal | null {
  if (bombard === undefined) return null
  const landings = invadingLandings(ctx, space)
  if (landings.length === 0) return refuse(ctx, 'ADV-12-04', 'no-fleet-here', { space }, space)
  const ships = zonesOfLandings(ctx, landings).flatMap((zone) => freeShips(ctx, zone))
  const short = entries(bombard).find(([type, n]) => ships.reduce((sum, s) => sum + (s.type === type ? s.count : 0), 0) < n)
  return short ? refuse(ctx, 'ADV-12-04', 'no-such-fleet', { units: { [short[0]]: short[1] }, space }, space) : null
}

/** Adds the named or all free ships to the landing group, undamaged first; one territory a turn (ADV-12-04, ADV-12-27). */
export function formGroup(ctx: Ctx, to: SpaceId, landings: readonly Landing[], named?: Counts): void {
  const left: Counts = { ...named }
  const join = (s: Stack): Stack[] => {
    const count = named === undefined ? s.count : Math.min(s.count, left[s.type] ?? 0)
    if (named !== undefined) left[s.type] = (left[s.type] ?? 0) - count
    return count > 0 ? [{ ...s, count }] : []
  }
  for (const space of zonesOfLandings(ctx, landings)) {
    const ships = freeShips(ctx, space).flatMap(join)
    if (ships.length === 0) continue
    const sum = (list: readonly Stack[]): Counts => list.reduce<Counts>((n, s) => addCounts(n, { [s.type]: s.count }), {})
    emit(ctx, {
      type: 'ships-set-aside',
      space,
      power: ctx.state.flow.power,
      to,
      units: sum(ships),
      damaged: sum(ships.filter((s) => s.damaged)),
      transports: [],
      rule: 'ADV-12-04',
    })
  }
}

/** Ships available for these landings if the shore were attacked now. */
export const availableShips = (ctx: Ctx, to: SpaceId, landings: readonly Landing[]): { zone: SpaceId; ship: Stack }[] =>
  zonesOfLandings(ctx, landings).flatMap((zone) => [
    ...freeShips(ctx, zone).map((ship) => ({ zone, ship })),
    ...groupIn(ctx, zone, to).map((ship) => ({ zone, ship })),
  ])

/** Warships of this landing group that can bombard and be hit: no destroyers or submarines (ADV-11-08, ADV-12-17). */
const groupIn = (ctx: Ctx, zone: SpaceId, to: SpaceId): Stack[] =>
  ownIn(ctx.state, zone, ctx.state.flow.power).filter((s) => s.group === to && hasTag(ctx, s.type, 'bombards'))

/** Targets of coastal guns: transports that land here, and the group's battleships and cruisers (ADV-12-07, ADV-12-26). */
export const targetFleet = (ctx: Ctx, { space, zones = [] }: LandBattle): { zone: SpaceId; ship: Stack }[] =>
  zones.flatMap((zone) => [
    ...groupIn(ctx, zone, space).map((ship) => ({ zone, ship })),
    ...stacksIn(ctx.state, zone)
      .filter((s) => ctx.state.turn.landings.some((l) => l.to === space && l.transport === s.id))
      .map((ship) => ({ zone, ship })),
  ])

/**
 * One bombarding ship for each landed infantry, heaviest first (ADV-12-01, ADV-12-02, ADV-12-04). `from`: zones with landed units
 * (ADV-12-27).
 */
export function matchBombardment(
  ctx: Ctx,
  ships: readonly { zone: SpaceId; ship: Stack }[],
  infantry: number,
  from: readonly SpaceId[],
): Bombarding[] {
  let room = infantry
  const list: Bombarding[] = []
  const types = ctx.rules.types.filter((type) => hasTag(ctx, type, 'bombards'))
  const value = (type: (typeof types)[number]): number => ctx.rules.units[type].bombard ?? 0
  for (const type of types.sort((a, b) => value(b) - value(a)))
    for (const zone of from) {
      const there = ships.reduce((n, s) => n + (s.zone === zone && s.ship.type === type ? s.ship.count : 0), 0)
      const count = Math.min(room, there)
      room -= count
      if (count > 0) list.push({ zone, count, type })
    }
  return list
}

/** Bombardment if coastal guns stopped no unit; null without an assault (ADV-12-01). */
export function expectedBombardment(ctx: Ctx, to: SpaceId): Bombarding[] | null {
  const landings = invadingLandings(ctx, to)
  if (landings.length === 0) return null
  const infantry = countTag(ctx, seaborneForce(ctx, landings), 'army-core')
  return matchBombardment(ctx, availableShips(ctx, to, landings), infantry, zonesOfLandings(ctx, landings))
}
