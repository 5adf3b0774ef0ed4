import type { Ctx } from '../../../kernel/rules.ts'
import { gather, type Refusal, refuse } from '../../../refusal.ts'
import { addMarkers, canBearGas, GAS, gunsIn, markedCargo, unitsOnly } from '../../../state/gas.ts'
import {
  enemiesIn,
  hasEnemySubmarines,
  hasOwnWarship,
  hasTag,
  isHostileZone,
  isPatrolled,
  ownIn,
  placeOf,
  statusOf,
} from '../../../state/selectors.ts'
import { addCounts, entries, totalUnits } from '../../../state/stacks.ts'
import type { ActionOf } from '../../../types/action.ts'
import type { Counts, PowerId, SpaceId, UnitType } from '../../../types/ids.ts'
import type { Landing, Stack } from '../../../types/state.ts'
import { asIfInvaded } from '../../politics/neutral-powers.ts'
import { checkEntry } from '../march/entry.ts'
import { noBorderRule } from '../plan.ts'
import { isCovered } from '../sail/patrol.ts'
import { isAssault } from './assault.ts'
import {
  type CargoParty,
  cargoTurnError,
  checkCalledOff,
  checkGuest,
  countAboard,
  findTransport,
  partiesOfLanding,
  partiesOfOffload,
  partyUnitsOf,
} from './cargo.ts'

type Shore = Pick<ActionOf<'offload'>, 'to' | 'afterSeaCombat'>

/**
 * Why units may not land there, now or after a sea battle; null if they may (STD-TRN-04, STD-TRN-05, STD-TRN-06, STD-TRN-07,
 * STD-TRN-08, STD-TRN-09, STD-TRN-10, STD-TRN-11, STD-TRN-12, STD-TRN-13, STD-TRN-14, STD-TRN-15, STD-TRN-16, STD-TRN-17,
 * STD-AMP-05, STD-AMP-06, STD-AMP-07, STD-AMP-08).
 */
export function checkOffload(before: Ctx, action: ActionOf<'offload'>): Refusal | null {
  // Checked as if the neutral United States were at war (STD-POL-26).
  const ctx = asIfInvaded(before, action.to)
  const power = ctx.state.flow.power
  const found = findTransport(ctx.state, action.transport)
  if (!found) return refuse(ctx, 'CONTRACT', 'no-such-transport')
  const { ship, zone } = found
  if (totalUnits(action.units) === 0) return refuse(ctx, 'CONTRACT', 'nothing-named', {}, zone)
  const landing = ctx.state.turn.landings.find((l) => l.transport === ship.id)
  const parties = partiesOfOffload(ctx, ship, action)
  const unmarked = gather(
    (parties ?? [{ power, units: action.units }]).map((party) => checkMarkersAboard(ctx, ship, zone, landing, party)),
  )
  if (unmarked) return unmarked
  if (!parties) return notAboardError(ctx, ship, zone, action)
  const place = placeOf(ctx, action.to)
  if (place.kind === 'impassable') return refuse(ctx, 'STD-BRD-02', 'impassable', { space: action.to }, action.to)
  const guests = parties.filter((party) => party.power !== power)
  const strangers = guests.flatMap(({ power: owner, units }) =>
    ctx.rules.checks.landAllies.map((check) => check(ctx, { owner, ship, zone, to: action.to, units })),
  )
  if (!placeOf(ctx, zone).land.includes(action.to))
    return gather([
      ...strangers,
      refuse(ctx, noBorderRule(ctx, zone, action.to, 'STD-TRN-05'), 'not-on-this-coast', { space: action.to, zone }, action.to),
    ])
  // Includes units this transport has declared already.
  const own = addCounts(partyUnitsOf(parties, power), declaredUnits(ctx, landing, power))
  return gather([
    ...guests.map((party) => checkGuest(ctx, ship, zone, party.power)),
    ...strangers,
    checkShipMayLand(ctx, ship, zone, { ...action, units: own }),
    ...parties.flatMap((party) =>
      checkEntry(ctx, {
        ...party,
        from: zone,
        to: action.to,
        by: 'sea',
        bound: party.power === power && takesBoundCargo(ctx, ship, own),
      }),
    ),
    checkZone(ctx, zone, ship, action),
    checkCover(ctx, zone, action),
  ])
}

/** Why the units are not aboard and free. */
function notAboardError(ctx: Ctx, ship: Stack, zone: SpaceId, action: ActionOf<'offload'>): Refusal | null {
  const landing = ctx.state.turn.landings.find((l) => l.transport === ship.id)
  for (const [type, count] of entries(action.units)) {
    const aboard = countAboard(ship.cargo ?? [], ctx.state.flow.power, type)
    if (aboard - (landing?.units[type] ?? 0) < count)
      return gather([
        aboard < count ? null : checkDeclaredElsewhere(ctx, landing, action),
        // A better reason than missing cargo.
        checkCargoOwner(ctx, ship, zone, type),
        refuse(ctx, 'CONTRACT', 'not-aboard', { units: { [type]: count } }, zone),
      ])
  }
  return refuse(ctx, 'CONTRACT', 'not-aboard', { units: action.units }, zone)
}

const declaredUnits = (ctx: Ctx, landing: Landing | undefined, owner: PowerId): Counts =>
  landing ? partyUnitsOf(partiesOfLanding(ctx, landing), owner) : {}

/** Units with their number of markers; guns with gas first (ADV-03-21). */
export function withMarkers(ctx: Ctx, ship: Stack, { power, units }: CargoParty): Counts {
  const landing = ctx.state.turn.landings.find((l) => l.transport === ship.id)
  const declared = declaredUnits(ctx, landing, power)[GAS] ?? 0
  return addMarkers(ctx.rules, units, markedCargo(ship.cargo ?? [], power) - declared)
}

/** Markers land with their guns (ADV-03-03, ADV-03-21). */
function checkMarkersAboard(
  ctx: Ctx,
  ship: Stack,
  zone: SpaceId,
  landing: Landing | undefined,
  party: CargoParty,
): Refusal | null {
  const units = addCounts(withMarkers(ctx, ship, party), declaredUnits(ctx, landing, party.power))
  const marked = units[GAS]
  if (marked === undefined) return null
  const guns = gunsIn(ctx.rules, units)
  if (marked > guns) return refuse(ctx, 'ADV-03-03', 'gas-goes-with-its-gun', {}, zone)
  const aboard = (ship.cargo ?? []).filter((c) => c.power === party.power && !c.gas && canBearGas(ctx.rules, c.type)).length
  return guns - marked > aboard ? refuse(ctx, 'CONTRACT', 'not-aboard', { units: unitsOnly(units) }, zone) : null
}

/** Declared units land only in the declared territory (STD-AMP-10). */
function checkDeclaredElsewhere(ctx: Ctx, landing: Landing | undefined, { to, afterSeaCombat }: Shore): Refusal | null {
  if (!landing || (landing.to === to && afterSeaCombat)) return null
  return refuse(ctx, 'STD-AMP-10', 'landing-binds', { to: landing.to, space: landing.zone }, landing.zone)
}

/** The units belong to an ally. */
function checkCargoOwner(ctx: Ctx, ship: Stack, zone: SpaceId, type: UnitType): Refusal | null {
  const sameType = (ship.cargo ?? []).filter((c) => c.type === type)
  const guest = sameType.every((c) => c.power !== ctx.state.flow.power) ? sameType[0] : undefined
  // Own transports may land them, so the number is the reason.
  const lands = ctx.rules.cites.landsAllies !== null && ship.power === ctx.state.flow.power
  return guest && !lands ? cargoTurnError(ctx, guest.power, zone) : null
}

/** Whether cargo from contested land must come along (STD-MOV-07). */
function takesBoundCargo(ctx: Ctx, ship: Stack, units: Counts): boolean {
  const free = (ship.cargo ?? []).filter((c) => !c.bound)
  return entries(units).some(([type, count]) => countAboard(free, ctx.state.flow.power, type) < count)
}

/** One territory a turn (STD-TRN-07), no same-turn trip on an ally's ship (STD-TRN-14), bound by its declaration (STD-AMP-10). */
function checkShipMayLand(ctx: Ctx, ship: Stack, zone: SpaceId, { to, units }: ActionOf<'offload'>): Refusal | null {
  if (ship.offloaded !== undefined && ship.offloaded !== to)
    return refuse(ctx, 'STD-TRN-07', 'one-territory-a-turn', { space: ship.offloaded }, zone)
  const landing = ctx.state.turn.landings.find((l) => l.transport === ship.id)
  if (landing && landing.to !== to) return refuse(ctx, 'STD-TRN-07', 'landing-declared-elsewhere', { space: landing.to }, zone)
  if (ctx.state.turn.calledOff.some((c) => c.zone === zone && c.to === to && c.off))
    return refuse(ctx, 'STD-MIN-10', 'landing-was-called-off', { to, space: zone }, to)
  const calledOff = checkCalledOff(ctx, ship, zone)
  if (calledOff) return calledOff
  if (ship.power === ctx.state.flow.power) return null
  const olderCargo = (ship.cargo ?? []).filter((c) => !c.fresh)
  const isTooEarly = entries(units).some(([type, count]) => countAboard(olderCargo, ctx.state.flow.power, type) < count)
  return isTooEarly ? refuse(ctx, 'STD-TRN-14', 'loaded-this-turn-on-ally', {}, zone) : null
}

/**
 * Now only from a friendly zone; after a sea battle only if there is one (STD-TRN-04, STD-TRN-11, STD-AMP-05, STD-AMP-06,
 * STD-AMP-07, STD-TRN-17).
 */
function checkZone(ctx: Ctx, zone: SpaceId, ship: Stack, { to, afterSeaCombat }: ActionOf<'offload'>): Refusal | null {
  const power = ctx.state.flow.power
  const hostile = isHostileZone(ctx, zone, power)
  const patrolled = hostile && isPatrolled(ctx, zone, power)
  const barred = afterSeaCombat ? null : checkPatrol(ctx, zone, to)
  if (barred) return barred
  if (!afterSeaCombat && hostile && !patrolled)
    return refuse(ctx, ship.power === power ? 'STD-TRN-04' : 'STD-TRN-17', 'offload-in-hostile-zone', { space: zone }, zone)
  if (!afterSeaCombat && ctx.state.turn.landings.some((l) => l.zone === zone && !l.direct))
    return refuse(ctx, 'STD-AMP-07', 'battle-declared-first', { space: zone }, zone)
  if (!afterSeaCombat || (hostile && !patrolled)) return null
  if (isDirectDeclaration(ctx, zone, to)) return null
  if (enemiesIn(ctx, zone, power).length === 0) return refuse(ctx, 'STD-AMP-05', 'nobody-to-fight', { space: zone }, zone)
  if (ctx.state.turn.ashore.some((a) => a.zone === zone && !a.delayed))
    return refuse(ctx, 'STD-AMP-07', 'submarines-were-ignored', { space: zone }, zone)
  return null
}

/** An assault without enemies at sea still meets the shore in Conduct Combat (ADV-12-23). */
export const isDirectDeclaration = (ctx: Ctx, zone: SpaceId, to: SpaceId): boolean =>
  ctx.rules.behaviours.assaultsMeetShore && isAssault(ctx, to) && enemiesIn(ctx, zone, ctx.state.flow.power).length === 0

/**
 * Past a patrol only reinforcements land, and only with a battleship or cruiser of their side (ADV-05-08, ADV-05-09, ADV-05-11).
 */
export function checkPatrol(ctx: Ctx, zone: SpaceId, to: SpaceId): Refusal | null {
  const { power } = ctx.state.flow
  if (!isHostileZone(ctx, zone, power) || !isPatrolled(ctx, zone, power)) return null
  if (isAssault(ctx, to) || statusOf(ctx, to, power) === 'neutral')
    return refuse(ctx, 'ADV-05-09', 'assault-past-patrol', { space: zone }, zone)
  return isCovered(ctx, zone, power) ? null : refuse(ctx, 'ADV-05-11', 'patrol-bars-landing', { space: zone }, zone)
}

/** An assault past submarines needs an own warship (STD-AMP-08). */
export function checkCover(ctx: Ctx, zone: SpaceId, { to, afterSeaCombat }: Shore): Refusal | null {
  const power = ctx.state.flow.power
  if (afterSeaCombat || !isAssault(ctx, to) || !hasEnemySubmarines(ctx, zone, power) || hasOwnWarship(ctx, zone, power))
    return null
  // A boat after a strategic move is no escort (ADV-06-25).
  const dived = ownIn(ctx.state, zone, power).some((s) => s.strategic && hasTag(ctx, s.type, 'submerges'))
  return refuse(ctx, dived ? 'ADV-06-25' : 'STD-AMP-08', 'submarines-need-a-warship', { space: zone }, zone)
}
