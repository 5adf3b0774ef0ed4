import type { MovePlan } from '../../../kernel/move-plan.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import { isAssault } from '../../../phases/move/transport/assault.ts'
import { findTransport } from '../../../phases/move/transport/cargo.ts'
import { gather, type Refusal, refuse } from '../../../refusal.ts'
import { controllerOf, hasEnemySubmarines, isHostileZone, ownIn } from '../../../state/selectors.ts'
import type { ActionOf } from '../../../types/action.ts'
import type { SpaceId } from '../../../types/ids.ts'
import { isFriendlyControl } from '../land/long-march.ts'

/**
 * Strategic surface moves need zones without enemy surface warships (ADV-07-05) and submarines (ADV-07-03, ADV-07-04); transports
 * do not matter (ADV-07-06).
 */
export const checkQuietWaters = (ctx: Ctx, { power, from, to }: MovePlan): (Refusal | null)[] =>
  (
    [
      [from, 'ADV-07-03', 'strategic-out-of'],
      [to, 'ADV-07-04', 'strategic-into'],
    ] as const
  ).flatMap(([zone, rule, code]) => [
    isHostileZone(ctx, zone, power) ? refuse(ctx, 'ADV-07-05', 'strategic-past-warships', { space: zone }, zone) : null,
    isHostileZone(ctx, zone, power) || hasEnemySubmarines(ctx, zone, power) ? refuse(ctx, rule, code, { space: zone }, zone) : null,
  ])

/** A transport that offloaded cannot move on (ADV-07-07). */
export function checkOffloadedBefore(ctx: Ctx, { carriers, from }: MovePlan): Refusal | null {
  const ship = carriers.find((s) => s.offloaded !== undefined)
  return ship ? refuse(ctx, 'ADV-07-07', 'strategic-after-offload', { space: ship.offloaded }, from) : null
}

const movedOn = (ctx: Ctx, transport: number): boolean => findTransport(ctx.state, transport)?.ship.strategic === true

/** After its strategic move a transport can use friendly controlled land only (ADV-07-02, ADV-07-11, ADV-07-12). */
function checkQuietShore(ctx: Ctx, land: SpaceId): Refusal | null {
  if (isFriendlyControl(ctx, ctx.state.flow.power, land)) return null
  const contested = controllerOf(ctx.state, land) === 'contested'
  const invades = !contested && isAssault(ctx, land)
  return gather([
    contested ? refuse(ctx, 'ADV-07-12', 'strategic-not-contested', { space: land }, land) : null,
    invades ? refuse(ctx, 'ADV-07-12', 'strategic-no-invasion', { space: land }, land) : null,
    refuse(ctx, 'ADV-07-11', 'strategic-friendly-land', { space: land }, land),
  ])
}

/** Loading after a strategic move (ADV-07-11, ADV-07-12). */
export const checkLoadAfter = (ctx: Ctx, { transport, from }: ActionOf<'load'>): Refusal | null =>
  movedOn(ctx, transport) ? checkQuietShore(ctx, from) : null

/** Offloading after a strategic move (ADV-07-11, ADV-07-12). */
export const checkOffloadAfter = (ctx: Ctx, { transport, to }: ActionOf<'offload'>): Refusal | null =>
  movedOn(ctx, transport) ? checkQuietShore(ctx, to) : null

/** Ships cannot attack after a strategic move (ADV-06-19, ADV-07-02, ADV-07-06). */
export function checkFreshFleet(ctx: Ctx, zone: SpaceId): Refusal | null {
  const ships = ownIn(ctx.state, zone, ctx.state.flow.power).filter((s) => ctx.rules.units[s.type].tags.has('warship'))
  if (ships.length === 0 || ships.some((s) => !s.strategic)) return null
  const boats = ships.every((s) => ctx.rules.units[s.type].tags.has('submerges'))
  if (boats) return refuse(ctx, 'ADV-06-19', 'strategic-no-attack', { space: zone }, zone)
  return gather([
    refuse(ctx, 'ADV-07-06', 'strategic-no-attack', { space: zone }, zone),
    refuse(ctx, 'ADV-07-02', 'strategic-no-combat', { space: zone }, zone),
  ])
}
