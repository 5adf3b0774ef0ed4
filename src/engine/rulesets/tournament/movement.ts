import type { MovePlan } from '../../kernel/move-plan.ts'
import type { Overlay } from '../../kernel/overlay.ts'
import type { Ctx, View } from '../../kernel/rules.ts'
import { includesBoundUnits } from '../../phases/move/march/army-move.ts'
import { shipTypesOf } from '../../phases/move/sail/fleet-move.ts'
import { standardRepairBase } from '../../phases/purchase/purchase.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import {
  controllerOf,
  hasTag,
  isUnmobilizedMinor,
  landStatus,
  mineAgainst,
  minesStop,
  ownIn,
  placeOf,
  statusOf,
} from '../../state/selectors.ts'
import { rangeOf } from '../../state/stacks.ts'
import type { PowerId, SpaceId, UnitType } from '../../types/ids.ts'
import type { Stack } from '../../types/state.ts'

/**
 * A two-step march starts in friendly land (TOU-MOV-01) and crosses land its side controls (TOU-MOV-13, TOU-MOV-14). It may end
 * in contested land or a friendly minor (TOU-MOV-03, TOU-MOV-04).
 */
export function checkTwoSteps(ctx: Ctx, { power, from, path, to, units }: MovePlan): Refusal | null {
  if (includesBoundUnits(ctx, from, units)) return refuse(ctx, 'TOU-MOV-05', 'one-step-from-the-front', { from }, from)
  if (statusOf(ctx, from, power) !== 'friendly') return refuse(ctx, 'TOU-MOV-01', 'march-starts-among-friends', { from }, from)
  for (const step of path.slice(0, -1)) {
    const ends = endsAt(ctx, step, power)
    if (ends) return refuse(ctx, ends.rule, ends.sentence, { space: step, to }, step)
  }
  const end = closedAsSecond(ctx, to, power)
  if (end === 'TOU-MOV-03') return refuse(ctx, end, 'contested-this-turn', { space: to }, to)
  return end ? refuse(ctx, end, 'only-as-first-step', { space: to }, to) : null
}

type Ends = { rule: string; sentence: string }

/** Why a march cannot continue from here, or null. */
function endsAt(ctx: Ctx, space: SpaceId, power: MovePlan['power']): Ends | null {
  const closed = closedAsSecond(ctx, space, power)
  if (closed) return { rule: closed, sentence: 'march-ends-there' }
  if (statusOf(ctx, space, power) === 'contested') return { rule: 'TOU-MOV-03', sentence: 'march-ends-in-battle' }
  // A friendly minor without entry yet: it must first mobilize or be claimed.
  return controllerOf(ctx.state, space) === null ? { rule: 'TOU-MOV-04', sentence: 'march-ends-in-a-minor' } : null
}

/**
 * Hostile, neutral and vacant land can only be the first step (TOU-MOV-02, TOU-MOV-13), even if contested since this turn
 * (TOU-MOV-03).
 */
function closedAsSecond(ctx: Ctx, space: SpaceId, power: MovePlan['power']): string | null {
  const status = statusOf(ctx, space, power)
  if (status === 'friendly') return null
  if (status === 'contested') {
    const before = landStatus(ctx, space, power, ctx.state.turn.opened.control[space] ?? null)
    return before === 'friendly' || before === 'contested' ? null : 'TOU-MOV-03'
  }
  const nobodys = controllerOf(ctx.state, space) === null && !isUnmobilizedMinor(ctx, space) && !isAsleep(ctx, space)
  return nobodys ? 'TOU-MOV-13' : 'TOU-MOV-02'
}

/** A minor's colony that no power has entered yet. */
const isAsleep = (ctx: Ctx, space: SpaceId): boolean =>
  placeOf(ctx, space).colonyOf !== null && !ctx.state.war.vacant.includes(space)

/** A base that extends the range of ships in its zone, because it would also repair them (TOU-MOV-09). */
export function isFriendlyBase(view: View, zone: SpaceId, power: PowerId): boolean {
  const base = placeOf(view, zone).baseTerritory
  return base !== null && standardRepairBase(view, base, power)
}

/** The refusal for ships out of range: no base (TOU-MOV-08) or not a friendly one (TOU-MOV-09). */
export function rangeRefused(view: View, from: SpaceId, type: UnitType, range: number): Refusal {
  if (range > view.rules.units[type].move) return refuse(view, 'TOU-MOV-08', 'too-far-to-sail', { type, n: range }, from)
  const base = placeOf(view, from).baseTerritory
  const lay = ownIn(view.state, from, view.state.flow.power).some((s) => s.type === type && s.used === undefined)
  return base !== null && lay && !isFriendlyBase(view, from, view.state.flow.power)
    ? refuse(view, 'TOU-MOV-09', 'base-not-friendly', { type, n: range, space: base }, from)
    : refuse(view, 'TOU-MOV-08', 'only-a-base-sends-further', { type, n: range }, from)
}

/** Ships and submarines stop when they enter a mined zone (TOU-MOV-10, TOU-MOV-11); the starting zone does not count. */
export function checkMinedCourse(
  view: View,
  path: readonly SpaceId[],
  power: PowerId,
  types: readonly UnitType[],
): Refusal | null {
  const zone = path.slice(0, -1).find((z) => minesStop(view, z, power))
  return zone === undefined ? null : refuseMined(view, zone, power, types)
}

function refuseMined(view: View, zone: SpaceId, power: PowerId, types: readonly UnitType[]): Refusal {
  const base = mineAgainst(view, zone, power)?.territory
  return types.every((type) => hasTag(view, type, 'passes-hostile'))
    ? refuse(view, 'TOU-MOV-11', 'mines-stop-boats', { space: zone, base }, zone)
    : refuse(view, 'TOU-MOV-10', 'mines-stop-ships', { space: zone, base }, zone)
}

/** The refusal for a ship that spent its move entering these mines this turn; otherwise null. */
export function checkStoppedByMines(view: View, zone: SpaceId, power: PowerId, ship: Stack): Refusal | null {
  const came = ship.entered?.includes(zone) || ship.rolled?.includes(zone)
  if (!came || ship.used !== rangeOf(view.rules, ship) || !minesStop(view, zone, power)) return null
  return refuseMined(view, zone, power, [ship.type])
}

/** Faster armies and fleets, and mines that stop ships (TOU-MOV-07, TOU-MOV-12). */
export const movement: Overlay = {
  behaviours: { minesStop: true },
  cites: { marchRule: 'TOU-MOV-01', cargoRule: 'TOU-MOV-06' },
  units: { infantry: { move: 2 }, artillery: { move: 2 }, tank: { move: 2 } },
  hooks: {
    // TOU-MOV-08, TOU-MOV-09: a friendly base extends the range of ships that start there.
    refreshUnit: (next, rules, state, space, before) => {
      const stack = next(rules, state, space, before)
      if (rules.units[stack.type].kind !== 'sea' || stack.power === 'neutral') return stack
      return isFriendlyBase({ rules, state }, space, stack.power) ? { ...stack, extra: (stack.extra ?? 0) + 1 } : stack
    },
    // TOU-MOV-05: the standard limit, by land and as cargo.
    exitRefused: (next, ctx, entry) => ({ ...next(ctx, entry), rule: 'TOU-MOV-05' }),
    shipStopped: (_next, view, zone, power, ship) => checkStoppedByMines(view, zone, power, ship),
    rangeRefused: (_next, view, from, type, range) => rangeRefused(view, from, type, range),
  },
  checks: {
    march: [checkTwoSteps],
    sail: [(ctx, plan) => (plan.ships ? checkMinedCourse(ctx, plan.path, plan.power, shipTypesOf(plan)) : null)],
  },
}
