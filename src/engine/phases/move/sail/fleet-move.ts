import type { MovePlan } from '../../../kernel/move-plan.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import { type Refusal, refuse } from '../../../refusal.ts'
import { isIsolated } from '../../../state/relations.ts'
import { hasEnemySubmarines, hasOwnWarship, hasTag, isClosedZone, isHostileZone, placeOf } from '../../../state/selectors.ts'
import { addCounts, entries } from '../../../state/stacks.ts'
import type { SpaceId, UnitType } from '../../../types/ids.ts'
import type { GameState, Stack } from '../../../types/state.ts'
import { checkHomeWaters, peaceOf } from '../../politics/neutral-powers.ts'
import { noBorderRule } from '../plan.ts'
import { checkCalledOff } from '../transport/cargo.ts'
import { checkPassages } from './passages.ts'
import { heldByPatrolError, isAccompanied, mustStopIn, stoppedByPatrol, stopRule } from './patrol.ts'

/** Types of all ships in a move; may repeat. */
export const shipTypesOf = (plan: MovePlan): UnitType[] => [
  ...entries(addCounts(plan.units, plan.damaged)).map(([type]) => type),
  ...plan.carriers.map((s) => s.type),
]

/**
 * Ships sail over open zones (STD-SEA-01, STD-BRD-01, STD-BRD-18, STD-BRD-19) and stop where they must (STD-SEA-02, STD-SUB-01);
 * others go on separately (STD-SEA-05).
 */
export function checkCourse(ctx: Ctx, plan: MovePlan): Refusal | null {
  let at = plan.from
  const types = shipTypesOf(plan)
  const stopping = types.find((type) => !hasTag(ctx, type, 'passes-hostile'))
  for (const [i, zone] of plan.path.entries()) {
    if (placeOf(ctx, zone).kind !== 'sea') return refuse(ctx, 'STD-SEA-01', 'ships-not-on-land', { space: zone }, zone)
    if (!placeOf(ctx, at).sea.includes(zone))
      return refuse(ctx, noBorderRule(ctx, at, zone, 'STD-BRD-01'), 'not-adjacent', { from: at, to: zone }, zone)
    const shut = checkPassages(ctx, at, zone, plan.power, types)
    if (shut) return shut
    if (i < plan.path.length - 1 && stopping && mustStopIn(ctx, zone, plan.power, types))
      return isClosedZone(ctx, zone, plan.power)
        ? refuse(ctx, stopRule(ctx, zone, plan.power), 'must-stop', { space: zone, type: stopping }, zone)
        : heldByPatrolError(ctx, zone, stoppedByPatrol(ctx, zone, plan.power, types) ?? stopping)
    at = zone
  }
  return null
}

/**
 * Transports enter a hostile zone only with an own warship (STD-TRN-12, STD-TRN-13, STD-SUB-03), a patrolled one also with an
 * allied battleship or cruiser (ADV-05-12).
 */
export function checkEscort(ctx: Ctx, plan: MovePlan): Refusal | null {
  if (plan.carriers.length === 0) return null
  const escorted = shipTypesOf(plan).some((type) => hasTag(ctx, type, 'warship'))
  if (escorted) return null
  const open = (z: SpaceId): boolean =>
    !isHostileZone(ctx, z, plan.power) ||
    hasOwnWarship(ctx, z, plan.power) ||
    (!isClosedZone(ctx, z, plan.power) && isAccompanied(ctx, z, plan.power))
  const zone = plan.path.find((z) => !open(z))
  if (zone === undefined) return null
  return isClosedZone(ctx, zone, plan.power)
    ? refuse(ctx, 'STD-TRN-12', 'needs-escort', { space: zone, power: plan.power }, zone)
    : refuse(ctx, 'ADV-05-12', 'needs-escort-or-cover', { space: zone, power: plan.power }, zone)
}

const landingOf = ({ turn }: GameState, ship: Stack) => turn.landings.find((l) => l.transport === ship.id)

/** Whether the transport has landed or declared cargo and so stays here (STD-TRN-06, STD-AMP-10). */
export const isTransportBound = (state: GameState, ship: Stack): boolean =>
  ship.offloaded !== undefined || landingOf(state, ship) !== undefined

/** Transports must be free to move (STD-TRN-06, STD-AMP-10). */
export function checkCarriers(ctx: Ctx, plan: MovePlan): Refusal | null {
  for (const ship of plan.carriers) {
    if (ship.offloaded !== undefined) return refuse(ctx, 'STD-TRN-06', 'offloaded-already', { space: ship.offloaded }, plan.from)
    const calledOff = checkCalledOff(ctx, ship, plan.from)
    if (calledOff) return calledOff
    const landing = landingOf(ctx.state, ship)
    if (landing) return refuse(ctx, 'STD-AMP-10', 'landing-binds', { to: landing.to, space: landing.zone }, plan.from)
    if (isIsolated(ctx, plan.power) && ship.cargo?.some((c) => c.power !== plan.power))
      return refuse(
        ctx,
        peaceOf(ctx, plan.power)?.carries ?? ctx.rules.data.isolation.carries,
        'neutral-carries-nobody',
        { power: plan.power },
        plan.from,
      )
  }
  return null
}

/** The last warship stays if an assault passed submarines here (STD-AMP-08). */
export function checkCoverStays(ctx: Ctx, plan: MovePlan): Refusal | null {
  if (plan.leavesWarship || !shipTypesOf(plan).some((type) => hasTag(ctx, type, 'warship'))) return null
  const covered =
    ctx.state.turn.ashore.some((a) => a.zone === plan.from && a.assault && !a.delayed) ||
    ctx.state.turn.landings.some((l) => l.zone === plan.from && l.direct)
  if (!covered || !hasEnemySubmarines(ctx, plan.from, plan.power)) return null
  return refuse(ctx, 'STD-AMP-08', 'cover-must-stay', { space: plan.from }, plan.from)
}

/** Why ships cannot move at all; the ruleset's reasons first (ADV-07-13, ADV-08-03). */
export const checkAnchored = (ctx: Ctx, plan: MovePlan): (Refusal | null)[] => [
  ...ctx.rules.checks.anchored.map((check) => check(ctx, plan)),
  checkCarriers(ctx, plan),
  checkCoverStays(ctx, plan),
]

/** Reasons from course, escort and home waters, then the ruleset's (STD-SEA-01, STD-TRN-12). */
export function checkFleetMove(ctx: Ctx, plan: MovePlan): (Refusal | null)[] {
  const errors = [checkCourse(ctx, plan), checkEscort(ctx, plan), checkHomeWaters(ctx, plan)]
  for (const check of ctx.rules.checks.sail) errors.push(check(ctx, plan))
  return errors
}
