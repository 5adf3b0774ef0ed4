import type { UnitTag } from '../../../../content/index.ts'
import { emit, popTask, replaceTask, roll } from '../../../kernel/context.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import { hasTag, mineAgainst, placeOf } from '../../../state/selectors.ts'
import type { Throw } from '../../../types/decision.ts'
import type { EventOf } from '../../../types/event.ts'
import type { PowerId, SpaceId } from '../../../types/ids.ts'
import type { Excuse, Stack } from '../../../types/state.ts'
import type { TaskOf } from '../../../types/task.ts'
import { rollOf } from '../../combat/fire.ts'

const DICE_ORDER: readonly UnitTag[] = ['two-hits', 'surface-warship', 'submerges', 'carries']

/** A ship that must roll, and its zone. */
export type ShipDue = { at: SpaceId; unit: Stack }

/** Whether a ship of the acting power must still roll in this zone (STD-MIN-05, STD-MIN-07, STD-MIN-09). */
export const areMinesDue = (ctx: Ctx, zone: SpaceId): boolean =>
  mineAgainst(ctx, zone, ctx.state.flow.power) !== null && shipsDue(ctx, zone).length > 0

/**
 * Every ship that entered mined zones without rolling, submarines too (STD-SUB-02). Order of dice: battleships, cruisers,
 * submarines, transports by id; undamaged first; by zone number.
 */
export function shipsDue(ctx: Ctx, zone: SpaceId | null): ShipDue[] {
  const due: ShipDue[] = []
  for (const [at, stacks] of Object.entries(ctx.state.war.units))
    for (const s of stacks)
      if (s.power === ctx.state.flow.power && s.entered !== undefined && (zone === null || s.entered.includes(zone)))
        for (let i = 0; i < s.count; i++) due.push({ at, unit: { ...s, count: 1 } })
  const rank = (s: Stack) => DICE_ORDER.findIndex((tag) => hasTag(ctx, s.type, tag))
  return due.sort(
    (a, b) =>
      rank(a.unit) - rank(b.unit) ||
      ctx.rules.units[a.unit.type].order - ctx.rules.units[b.unit.type].order ||
      (a.unit.id ?? 0) - (b.unit.id ?? 0) ||
      Number(a.unit.damaged ?? false) - Number(b.unit.damaged ?? false) ||
      placeOf(ctx, a.at).number - placeOf(ctx, b.at).number,
  )
}

const nextMinedZone = (ctx: Ctx, task: TaskOf<'mines'>, unit: Stack): SpaceId | undefined =>
  (unit.entered ?? []).find((z) => (task.zone === null || z === task.zone) && mineAgainst(ctx, z, ctx.state.flow.power) !== null)

/** The next roll is for one ship (STD-MIN-08). */
export function nextMineRoll(ctx: Ctx, task: TaskOf<'mines'>): Throw | null {
  const [next] = task.ships ?? shipsDue(ctx, task.zone)
  if (!next) return null
  const { power, type } = next.unit
  return rollOf([{ power, type, count: 1, needs: ctx.rules.data.mines.hitsOn }])
}

/**
 * One die per ship and active zone, rolled by the base's holder (STD-MIN-08). `excusedByLoss`: duties waived by a loss
 * (STD-MOV-10).
 */
export function runMines(
  ctx: Ctx,
  task: TaskOf<'mines'>,
  excusedByLoss: (ctx: Ctx, event: EventOf<'mine-rolled'>) => Excuse[],
): void {
  const ships = task.ships ?? shipsDue(ctx, task.zone)
  const next = ships[0]
  if (!next) return popTask(ctx)
  const { at, unit } = next
  const zone = nextMinedZone(ctx, task, unit)
  const mine = zone === undefined ? null : mineAgainst(ctx, zone, ctx.state.flow.power)
  if (zone === undefined || mine === null) return replaceTask(ctx, { ...task, ships: ships.slice(1) })
  const dice = roll(ctx, { by: mine.by, topic: 'mine-dice', space: zone, count: 1, rule: 'STD-MIN-08' })
  if (!dice) return
  const event = mineRolledEvent(ctx, next, zone, mine.by, dice[0] as number)
  const { result } = event
  replaceTask(ctx, {
    ...task,
    ships: result === 'sunk' ? ships.slice(1) : [{ at, unit: afterRoll(unit, zone, result) }, ...ships.slice(1)],
  })
  // As the phase ends no duties are left (STD-MOV-18).
  const excused = result === 'sunk' && task.zone !== null ? excusedByLoss(ctx, event) : []
  emit(ctx, excused.length > 0 ? { ...event, excused } : event)
}

/** The effect of a die: a 1 sinks, or damages an undamaged battleship (STD-MIN-06). */
export function mineRolledEvent(
  ctx: Ctx,
  { at, unit }: ShipDue,
  zone: SpaceId,
  by: PowerId,
  value: number,
): EventOf<'mine-rolled'> {
  const needs = ctx.rules.data.mines.hitsOn
  const hit = value <= needs
  const result = !hit ? 'safe' : hasTag(ctx, unit.type, 'two-hits') && !unit.damaged ? 'damaged' : 'sunk'
  return {
    type: 'mine-rolled',
    zone,
    by,
    owner: ctx.state.flow.power as PowerId,
    ship: unit,
    at,
    die: { value, needs, hit },
    result,
  }
}

function afterRoll(unit: Stack, zone: SpaceId, result: 'safe' | 'damaged'): Stack {
  const { entered: before, ...rest } = unit
  const entered = (before ?? []).filter((z) => z !== zone)
  return {
    ...rest,
    ...(result === 'damaged' ? { damaged: true as const } : {}),
    ...(entered.length > 0 ? { entered } : {}),
    rolled: [...(unit.rolled ?? []), zone],
  }
}
