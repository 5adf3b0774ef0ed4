import type { Ctx, View } from '../../../kernel/rules.ts'
import { type Refusal, refuse } from '../../../refusal.ts'
import { addNoMarkers, GAS, markedCargo } from '../../../state/gas.ts'
import { areFriends, isIsolated } from '../../../state/relations.ts'
import { hasTag, isLandUnit, stacksIn } from '../../../state/selectors.ts'
import { addCounts, entries } from '../../../state/stacks.ts'
import type { ActionOf } from '../../../types/action.ts'
import type { Counts, PowerId, SpaceId, UnitType } from '../../../types/ids.ts'
import type { Cargo, GameState, Landing, Stack } from '../../../types/state.ts'
import { peaceOf } from '../../politics/neutral-powers.ts'

/** Cargo of one power that lands together. */
export type CargoParty = { power: PowerId; units: Counts }

/** Units of a type a power has aboard; markers count by their guns (ADV-03-03). */
export const countAboard = (cargo: readonly Cargo[], power: string, type: string): number =>
  type === GAS ? markedCargo(cargo, power) : cargo.filter((c) => c.power === power && c.type === type).length

/** Sums the units of one owner. */
export const partyUnitsOf = (parties: readonly CargoParty[], owner: PowerId): Counts =>
  parties.reduce<Counts>((sum, party) => (party.power === owner ? addCounts(sum, party.units) : sum), {})

/** The owner named by an offload, if the ruleset allows it. */
export const namedOwner = (ctx: Ctx, { power }: Pick<ActionOf<'offload'>, 'power'>): { power?: PowerId } =>
  power === undefined || ctx.rules.cites.landsAllies === null ? {} : { power }

/** Units of a declared landing by owner, the acting power first (INF-TRN-01, ADV-08-01). */
export function partiesOfLanding(ctx: View, { units, allies = {} }: Landing): CargoParty[] {
  const guests = ctx.rules.order.flatMap((power) => (allies[power] ? [{ power, units: allies[power] }] : []))
  const own = guests.reduce((left, guest) => addCounts(left, guest.units, -1), units)
  return entries(own).length > 0 ? [{ power: ctx.state.flow.power, units: own }, ...guests] : guests
}

/**
 * Owners of the cargo an offload means: the acting power first, then allies in turn order. `power` names one. Null if not enough
 * is aboard and free.
 */
export function partiesOfOffload(
  ctx: Ctx,
  ship: Stack,
  { units, power: named }: Pick<ActionOf<'offload'>, 'units' | 'power'>,
): CargoParty[] | null {
  const { power } = ctx.state.flow
  const allied = ctx.rules.cites.landsAllies !== null
  const owners =
    allied && named !== undefined
      ? [named]
      : allied && ship.power === power
        ? [power, ...ctx.rules.order.filter((p) => p !== power)]
        : [power]
  const declared = ctx.state.turn.landings.filter((l) => l.transport === ship.id).flatMap((l) => partiesOfLanding(ctx, l))
  const free = (owner: PowerId, type: UnitType): number =>
    countAboard(ship.cargo ?? [], owner, type) - (partyUnitsOf(declared, owner)[type] ?? 0)
  const parties = owners.map((owner): CargoParty => ({ power: owner, units: {} }))
  for (const [type, count] of entries(units)) {
    let missing = count
    for (const party of parties) {
      const taken = Math.min(missing, free(party.power, type))
      if (taken <= 0) continue
      party.units = { ...party.units, [type]: taken }
      missing -= taken
    }
    if (missing > 0) return null
  }
  const landing = parties.filter((party) => entries(party.units).length > 0)
  // The number applies to each owner (ADV-03-21).
  return GAS in units ? landing.map((party) => ({ ...party, units: addNoMarkers(ctx.rules, party.units) })) : landing
}

/** Why the acting power may not land this ally's cargo, apart from the place (STD-TRN-14, STD-POL-20). */
export function checkGuest(ctx: Ctx, ship: Stack, zone: SpaceId, owner: PowerId): Refusal | null {
  const { power } = ctx.state.flow
  if (isIsolated(ctx, power)) {
    const rule = peaceOf(ctx, power)?.carries ?? ctx.rules.data.isolation.carries
    return refuse(ctx, rule, 'neutral-carries-nobody', { power }, zone)
  }
  // Only the transport's owner decides.
  if (ship.power === power && areFriends(ctx, power, owner)) return null
  return cargoTurnError(ctx, owner, zone)
}

/**
 * Allied cargo lands on its owner's turn (STD-TRN-14, STD-TRN-15), or on the transport owner's turn too (INF-TRN-01, ADV-08-01).
 */
export function cargoTurnError(ctx: Ctx, power: PowerId, zone: SpaceId): Refusal {
  const { alliesLand, landsAllies } = ctx.rules.cites
  return refuse(ctx, alliesLand, landsAllies === null ? 'cargo-of-an-ally' : 'cargo-of-another', { power }, zone)
}

/** The acting power's transports with allied cargo, and their zones. */
export function transportsWithGuests(ctx: Ctx): { ship: Stack; zone: SpaceId }[] {
  if (ctx.rules.cites.landsAllies === null) return []
  const { power } = ctx.state.flow,
    { units } = ctx.state.war
  return Object.keys(units)
    .sort()
    .flatMap((zone) =>
      (units[zone] ?? [])
        .filter((s) => s.power === power && s.cargo?.some((c) => c.power !== power))
        .map((ship) => ({ ship, zone })),
    )
}

/** Allies that came ashore this turn without required infantry (INF-TRN-07, ADV-08-06). */
export function guestsWithoutInfantry(ctx: Ctx, space: SpaceId, stacks: readonly Stack[]): PowerId[] {
  const { power } = ctx.state.flow
  const landed = new Set(stacks.filter((s) => s.via !== undefined && s.power !== power).map((s) => s.power as PowerId))
  return [...landed].filter((ally) => {
    const own = stacks.filter((s) => s.power === ally)
    if (own.some((s) => hasTag(ctx, s.type, 'army-core'))) return false
    return own.some((s) => isLandUnit(ctx, s.type)) || ctx.rules.hooks.fighterStayRefused(ctx, space, stacks, ally) !== null
  })
}

/** Whether allies invade without infantry of the transport's owner (INF-TRN-02, INF-TRN-04). */
export function invadesWithoutOwner(ctx: Ctx, stacks: readonly Stack[]): boolean {
  const { power } = ctx.state.flow
  return (
    stacks.some((s) => s.zone !== undefined && s.power !== power) &&
    !stacks.some((s) => s.power === power && hasTag(ctx, s.type, 'army-core'))
  )
}

/** A transport with a called-off landing keeps its cargo and stays (STD-MIN-10). */
export const checkCalledOff = (ctx: Ctx, { id }: Stack, zone: SpaceId): Refusal | null => {
  const call = ctx.state.turn.calledOff.find((c) => id !== undefined && c.transports?.includes(id))
  return call ? refuse(ctx, 'STD-MIN-10', 'called-off-stays', { to: call.to, space: zone }, zone) : null
}

/** The transport with this id and its zone. */
export function findTransport(state: GameState, id: number): { ship: Stack; zone: SpaceId } | null {
  for (const [zone, stacks] of Object.entries(state.war.units)) {
    const ship = stacks.find((s) => s.id === id)
    if (ship) return { ship, zone }
  }
  return null
}

/** Transports with the power's cargo, and their zones. */
export const transportsWithCargoOf = (state: GameState, power: PowerId): { ship: Stack; zone: SpaceId }[] =>
  Object.keys(state.war.units)
    .sort()
    .flatMap((zone) =>
      stacksIn(state, zone)
        .filter((s) => s.cargo?.some((c) => c.power === power))
        .map((ship) => ({ ship, zone })),
    )
