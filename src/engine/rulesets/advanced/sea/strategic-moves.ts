import { contextOf, emit, popTask, roll } from '../../../kernel/context.ts'
import type { MovePlan } from '../../../kernel/move-plan.ts'
import type { Ctx, TaskRunner } from '../../../kernel/rules.ts'
import { assignDice, type Battery, diceNeeded, rollOf } from '../../../phases/combat/fire.ts'
import { countType, decidingPower, ownersOf } from '../../../phases/combat/forces.ts'
import { spacesWithUnmetDuties } from '../../../phases/move/duties.ts'
import { makeMove } from '../../../phases/move/move.ts'
import { checkAnchored, checkFleetMove, shipTypesOf } from '../../../phases/move/sail/fleet-move.ts'
import { checkPassages } from '../../../phases/move/sail/passages.ts'
import { isAssault } from '../../../phases/move/transport/assault.ts'
import { checkWayOut } from '../../../phases/move/transport/before-dice.ts'
import { findTransport } from '../../../phases/move/transport/cargo.ts'
import { checkHomeWaters } from '../../../phases/politics/neutral-powers.ts'
import { gather, type Refusal, refuse } from '../../../refusal.ts'
import {
  canMoveStrategically,
  closedPassage,
  controllerOf,
  enemiesIn,
  hasEnemySubmarines,
  hasTag,
  isHostileZone,
  ownIn,
  placeOf,
  stacksIn,
} from '../../../state/selectors.ts'
import type { ActionOf } from '../../../types/action.ts'
import type { RuleId, SpaceId } from '../../../types/ids.ts'
import type { Stack } from '../../../types/state.ts'
import { isFriendlyControl } from '../land/long-march.ts'

/**
 * One zone beyond the ordinary move, after all ordinary sea moves (ADV-06-18, ADV-07-09, ADV-07-13). Passages (ADV-06-25,
 * ADV-07-10) and mines (ADV-07-08) apply.
 */
export function checkStrategicMove(ctx: Ctx, plan: MovePlan, left: Refusal | null): Refusal | null {
  const stranger = plan.ships ? shipTypesOf(plan).find((type) => !canMoveStrategically(ctx, type)) : shipTypesOf(plan)[0]
  if (stranger !== undefined) return refuse(ctx, 'ADV-07-01', 'no-strategic-move', { type: stranger }, plan.from)
  const boats = shipTypesOf(plan).every((type) => hasTag(ctx, type, 'submerges'))
  if (plan.path.length > 1) return refuse(ctx, boats ? 'ADV-06-18' : 'ADV-07-01', 'strategic-one-zone', {}, plan.to)
  const error = gather([
    boats ? null : checkOffloadedBefore(ctx, plan),
    ...checkAnchored(ctx, plan),
    left,
    checkSubmarinesFirst(ctx, plan),
    ...(boats ? [] : checkQuietWaters(ctx, plan)),
    // The fleet bound by home waters gets that rule's own refusal (ADV-25-05).
    plan.power === ctx.rules.data.homeWaters?.power ? null : as('ADV-07-14', checkHomeWaters(ctx, plan)),
    boats ? null : as(passageRule(ctx, plan), checkPassages(ctx, plan.from, plan.to, plan.power, shipTypesOf(plan))),
    ...checkFleetMove(ctx, plan),
  ])
  return error ?? (boats ? null : checkBeforePursuit(ctx, plan))
}

/** Pursuit dice come before surface moves (ADV-00-07), and nothing can be undone after dice (STD-MOV-18). */
function checkBeforePursuit(ctx: Ctx, plan: MovePlan): Refusal | null {
  if (zonesToGuard(ctx).length === 0) return null
  const next = contextOf(ctx.rules, ctx.state)
  makeMove(next, plan)
  return checkWayOut(next, [...new Set([...spacesWithUnmetDuties(ctx), plan.from, plan.to])])
}

/** Renames the rule of a refusal for strategic moves (ADV-06-25). */
const as = (rule: RuleId, error: Refusal | null): Refusal | null =>
  error && refuse(null, rule, error.code, error.params, error.space)

/** Rule of the closed passage; the Dardanelles have their own (ADV-18-04). */
const passageRule = (ctx: Ctx, plan: MovePlan): RuleId =>
  closedPassage(ctx, plan.from, plan.to, plan.power, shipTypesOf(plan))?.rules?.strategic ?? 'ADV-07-10'

/** Submarines make strategic moves before surface ships (ADV-00-07). */
function checkSubmarinesFirst(ctx: Ctx, plan: MovePlan): Refusal | null {
  const late = ctx.state.turn.strategic === 'surface' && shipTypesOf(plan).some((type) => hasTag(ctx, type, 'submerges'))
  return late ? refuse(ctx, 'ADV-00-07', 'submarines-move-first', {}, plan.from) : null
}

/** No ordinary sea move after a strategic one (ADV-07-13). */
export const checkSailingOver = (ctx: Ctx, plan: MovePlan): Refusal | null =>
  ctx.state.turn.strategic === undefined || plan.strategic || !plan.ships
    ? null
    : refuse(ctx, 'ADV-07-13', 'sailing-is-over', {}, plan.from)

/** Zones whose destroyers must still fire at passing submarines, by number (ADV-06-20, ADV-06-23, ADV-06-24). */
function zonesToGuard(ctx: Ctx): SpaceId[] {
  const zones = Object.keys(ctx.state.war.units).filter(
    (zone) =>
      !ctx.state.turn.pursued?.includes(zone) &&
      ownIn(ctx.state, zone, ctx.state.flow.power).some((s) => s.strategic && hasTag(ctx, s.type, 'submerges')) &&
      enemiesIn(ctx, zone, ctx.state.flow.power).some((s) => hasTag(ctx, s.type, 'patrols')),
  )
  return zones.sort((a, b) => placeOf(ctx, a).number - placeOf(ctx, b).number)
}

const huntersIn = (ctx: Ctx, zone: SpaceId): Stack[] =>
  enemiesIn(ctx, zone, ctx.state.flow.power).filter((s) => hasTag(ctx, s.type, 'patrols'))

/** Enemy destroyers with their hit number in pursuit (ADV-06-20). */
function pursuitBatteries(ctx: Ctx, zone: SpaceId): Battery[] {
  const hunters = huntersIn(ctx, zone)
  const needs = ctx.rules.data.submarineHunt?.pursuit ?? 0
  return ctx.rules.types
    .flatMap((type) =>
      ownersOf(ctx, hunters).map((owner) => {
        const own = hunters.filter((s) => s.power === owner)
        return { power: owner, type, count: countType(own, type), needs }
      }),
    )
    .filter((b) => b.count > 0)
}

/**
 * After all strategic submarine moves each enemy destroyer fires once in its zone (ADV-06-20, ADV-06-21, ADV-06-22, ADV-06-23);
 * no return fire, surplus hits are lost.
 */
function runPursuit(ctx: Ctx): void {
  const [zone] = zonesToGuard(ctx)
  if (zone === undefined) return popTask(ctx)
  const { power } = ctx.state.flow
  const hunters = huntersIn(ctx, zone)
  const armed = pursuitBatteries(ctx, zone)
  const by = decidingPower(ctx, hunters, power)
  const dice = roll(ctx, { by, topic: 'pursuit-dice', space: zone, count: diceNeeded(armed), rule: 'ADV-06-20' })
  if (!dice) return
  const { groups, hits } = assignDice(armed, dice)
  const boats = stacksIn(ctx.state, zone).reduce(
    (n, s) => n + (s.power === power && s.strategic && hasTag(ctx, s.type, 'submerges') ? s.count : 0),
    0,
  )
  emit(ctx, { type: 'submarines-pursued', space: zone, power, groups, hits, lost: Math.min(hits, boats) })
}

export const pursuitTask: TaskRunner<'pursuit'> = {
  run: runPursuit,
  nextRoll: (ctx) =>
    rollOf(
      zonesToGuard(ctx)
        .slice(0, 1)
        .flatMap((zone) => pursuitBatteries(ctx, zone)),
    ),
}

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
    isHostileZone(ctx, zone, power) || hasEnemySubmarines(ctx, zone, power)
      ? refuse(ctx, rule, code, { space: zone }, zone)
      : null,
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
