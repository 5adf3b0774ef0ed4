import type { PlayerAction } from '../../kernel/action.ts'
import { ask, emit, popTask, pushTasks } from '../../kernel/context.ts'
import { counts, required, space } from '../../kernel/fields.ts'
import type { Ctx, TaskRunner } from '../../kernel/rules.ts'
import { gather, type Refusal, refuse } from '../../refusal.ts'
import { addMarkers, canBearGas, GAS, gunsIn, unitsOnly } from '../../state/gas.ts'
import { hasArmyCore, placeOf, stacksIn } from '../../state/selectors.ts'
import { entries, totalUnits } from '../../state/stacks.ts'
import type { ActionOf } from '../../types/action.ts'
import type { Counts, SpaceId, UnitType } from '../../types/ids.ts'
import { oneOrAll, optionTaskHandler } from '../answers.ts'
import { canPlace, checkRoom, placementFault, placementsIn } from './places.ts'

/** Places bought units (STD-MOB-01). */
export const mobilize: PlayerAction<'mobilize'> = {
  phase: 'mobilize',
  isOrder: true,
  shape: { units: required(counts), to: required(space) },
  check: checkMobilize,
  list: listMobilizations,
  listIsChecked: true,
  perform: doMobilize,
}

/**
 * One or all of a type per place. Orders that leave an army without infantry come only if nothing else can be placed; then all
 * units at once are offered too.
 */
function listMobilizations(ctx: Ctx): ActionOf<'mobilize'>[] {
  const waiting = unitsOnly(ctx.state.turn.purchase)
  const all = placementsIn(ctx).flatMap(({ space, types }) => {
    const orders = types.flatMap((type) => oneOrAll(waiting[type] ?? 0).map((n): Counts => ({ [type]: n })))
    if (entries(waiting).length > 1 && lacksInfantry(ctx, waiting, space)) orders.push(waiting)
    return orders.map((units): ActionOf<'mobilize'> => ({ type: 'mobilize', units, to: space }))
  })
  const allowed = all.filter(
    (action) => checkMobilize(ctx, action) === null && ctx.rules.checks.mobilize.every((check) => check(ctx, action) === null),
  )
  const ready = allowed.filter(({ units, to }) => totalUnits(waiting) === totalUnits(units) || !lacksInfantry(ctx, units, to))
  return ready.length > 0 ? ready : allowed
}

type Kind = 'land' | 'sea'
const kindOf = (ctx: Ctx, type: UnitType): Kind => (ctx.rules.units[type].kind === 'sea' ? 'sea' : 'land')

/** All reasons why these units may not be placed there (STD-MOB-01). */
export function checkMobilize(ctx: Ctx, { units, to }: ActionOf<'mobilize'>): Refusal | null {
  if (totalUnits(units) === 0) return refuse(ctx, 'CONTRACT', 'nothing-named', {}, to)
  const errors: (Refusal | null)[] = []
  errors.push(checkMarkersPlaced(ctx, units, to))
  for (const [type, count] of entries(units)) {
    const { purchase, refunded = {} } = ctx.state.turn
    if ((purchase[type] ?? 0) + (refunded[type] ?? 0) < count)
      return refuse(ctx, 'CONTRACT', 'not-bought', { units: { [type]: count } }, to)
    if ((purchase[type] ?? 0) < count) errors.push(refuse(ctx, 'STD-MOB-07', 'paid-back', { units: { [type]: count } }, to))
    if (type !== GAS) errors.push(placementFault(ctx, to, type))
  }
  return gather([...errors, checkRoom(ctx, to, units)])
}

/** A marker is placed with its new gun (ADV-03-02, ADV-03-03). */
function checkMarkersPlaced(ctx: Ctx, units: Counts, to: SpaceId): Refusal | null {
  const { purchase: order } = ctx.state.turn
  if (!(GAS in units) && !(GAS in order)) return null
  const placed = markersPlaced(ctx, units)[GAS] ?? 0
  const guns = gunsIn(ctx.rules, units)
  const left = gunsIn(ctx.rules, order) - guns
  return placed > guns || (order[GAS] ?? 0) - placed > left ? refuse(ctx, 'ADV-03-03', 'gas-goes-with-its-gun', {}, to) : null
}

/** New guns take markers along unless a number is given (ADV-03-21). */
const markersPlaced = (ctx: Ctx, units: Counts): Counts => addMarkers(ctx.rules, units, ctx.state.turn.purchase[GAS] ?? 0)

const isCore = (ctx: Ctx, type: UnitType): boolean => ctx.rules.units[type].tags.has('army-core')

/**
 * Placed at once, without battle or mines (STD-MOB-08, STD-MIN-12). Exchanges follow after the last unit, so that the owner can
 * choose among all (STD-MOB-04).
 */
export function doMobilize(ctx: Ctx, { units, to }: ActionOf<'mobilize'>): void {
  emit(ctx, {
    type: 'units-mobilized',
    power: ctx.state.flow.power,
    to,
    units: Object.fromEntries(entries(markersPlaced(ctx, units))),
  })
  refundShips(ctx)
  if (totalUnits(ctx.state.turn.purchase) === 0) pushTasks(ctx, { task: 'exchanges' })
}

/** Whether the army there would lack infantry after placing these units. */
export const lacksInfantry = (ctx: Ctx, units: Counts, to: SpaceId): boolean =>
  placeOf(ctx, to).kind === 'land' &&
  !hasArmyCore(ctx, to, ctx.state.flow.power) &&
  !entries(units).some(([type]) => isCore(ctx, type))

/** Refunds ships that no base takes: as the phase opens (STD-MOB-07), or as soon as limited bases are full (ADV-13-03). */
export function refundShips(ctx: Ctx): void {
  const { zones } = ctx.rules.map
  const homeless = entries(ctx.state.turn.purchase).filter(
    ([type]) => kindOf(ctx, type) === 'sea' && !zones.some(({ id }) => canPlace(ctx, id, type)),
  )
  if (homeless.length === 0) return
  const ships: Counts = Object.fromEntries(homeless)
  const refund = homeless.reduce((sum, [type, n]) => sum + n * ctx.rules.units[type].cost, 0)
  emit(ctx, { type: 'units-refunded', power: ctx.state.flow.power, units: ships, refund, rule: 'STD-MOB-07' })
}

/** Everything bought must be placed (STD-PUR-05). */
export function checkAllPlaced(ctx: Ctx): Refusal | null {
  return totalUnits(ctx.state.turn.purchase) === 0
    ? null
    : refuse(ctx, 'STD-PUR-05', 'place-everything', { units: ctx.state.turn.purchase })
}

/** One new unit becomes infantry where new units lack it; in alphabetical order (STD-MOB-04, ADV-21-07). */
function runExchanges(ctx: Ctx): void {
  const { power } = ctx.state.flow,
    { placed } = ctx.state.turn
  const space = Object.keys(placed)
    .sort()
    .find((id) => placeOf(ctx, id).kind === 'land' && !hasArmyCore(ctx, id, power) && exchangeableTypes(ctx, id).length > 0)
  if (space === undefined) return popTask(ctx)
  const types = exchangeableTypes(ctx, space)
  const [only, ...others] = types
  if (only === undefined) return popTask(ctx)
  if (others.length === 0) return exchange(ctx, space, only)
  ask(ctx, {
    by: power,
    kind: 'choice',
    topic: 'exchange',
    space,
    options: types.map((id) => ({ id })),
    rule: 'STD-MOB-04',
  })
}

/**
 * Units placed there that need infantry; in some rulesets fighters do not (ADV-PT2-09), or not beside allied land units
 * (INF-UNIT-04).
 */
function exchangeableTypes(ctx: Ctx, space: SpaceId): UnitType[] {
  const types = entries(unitsOnly(ctx.state.turn.placed[space] ?? {})).map(([type]) => type)
  const { guestFighters } = ctx.rules.behaviours
  const flies = (type: UnitType): boolean => ctx.rules.units[type].kind === 'air'
  if (guestFighters === 'free') return types.filter((type) => !flies(type))
  const alone = (): boolean =>
    ctx.rules.hooks.fighterStayRefused(ctx, space, stacksIn(ctx.state, space), ctx.state.flow.power) !== null
  return guestFighters === 'guests' && types.every(flies) && !alone() ? [] : types
}

const exchange = (ctx: Ctx, space: SpaceId, given: UnitType): void => {
  const core = ctx.rules.types.find((t) => isCore(ctx, t)) as UnitType
  // Exchange a plain gun if there is one (ADV-03-03, ADV-03-21).
  const placed = ctx.state.turn.placed[space] ?? {}
  const marked = canBearGas(ctx.rules, given) && (placed[given] ?? 0) <= (placed[GAS] ?? 0)
  emit(ctx, {
    type: 'unit-exchanged',
    power: ctx.state.flow.power,
    space,
    given,
    received: core,
    ...(marked ? { gas: true } : {}),
  })
}

function answerExchange(ctx: Ctx, space: SpaceId, option: string): void {
  exchange(ctx, space, option as UnitType)
}

export const exchangesTask: TaskRunner<'exchanges'> = {
  run: runExchanges,
  ...optionTaskHandler((ctx, _task, option, { space }) => answerExchange(ctx, space as string, option)),
}
