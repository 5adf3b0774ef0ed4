import type { MobilizationPlace } from '../../../../content/index.ts'
import { emit, popTask } from '../../../kernel/context.ts'
import type { Ctx, PhaseCheck, TaskRunner } from '../../../kernel/rules.ts'
import { doMobilize } from '../../../phases/mobilize/mobilize.ts'
import { extraPlaces, placementFault, roomIn } from '../../../phases/mobilize/places.ts'
import { availableMoney } from '../../../phases/purchase/purchase.ts'
import { type Refusal, refuse } from '../../../refusal.ts'
import { unitsOnly } from '../../../state/gas.ts'
import { newBuilds } from '../../../state/new-builds.ts'
import { controllerOf } from '../../../state/selectors.ts'
import { entries, totalUnits } from '../../../state/stacks.ts'
import type { ActionOf } from '../../../types/action.ts'
import type { Counts, SpaceId, UnitType } from '../../../types/ids.ts'
import type { OwedOrder } from '../../../types/views.ts'

/**
 * The place that must get units each turn, like Canada (ADV-21-01), and how many are missing; null if there is none or the power
 * does not control it (ADV-21-05).
 */
function openDuty(ctx: Ctx): { place: MobilizationPlace; rule: string; owed: number } | null {
  const place = extraPlaces(ctx).find((p) => p.duty !== undefined)
  if (!place?.duty || controllerOf(ctx.state, place.space) !== ctx.state.flow.power) return null
  const owed = roomIn(ctx, place.space)?.left ?? 0
  return owed > 0 ? { place, rule: place.duty, owed } : null
}

/** Units still owed to this territory or its sea zone. */
export function owedUnitsIn(ctx: Ctx, space: SpaceId): number {
  const duty = openDuty(ctx)
  return duty && (space === duty.place.space || space === duty.place.ships?.zone) ? duty.owed : 0
}

/** Units the place can take; markers do not count (ADV-21-02, ADV-21-03, ADV-21-04). */
const suitableUnits = (ctx: Ctx, place: MobilizationPlace, units: Counts): number =>
  entries(unitsOnly(units)).reduce((n, [type, count]) => n + (fits(ctx, place, type) ? count : 0), 0)

const fits = (ctx: Ctx, { space, ships }: MobilizationPlace, type: UnitType): boolean =>
  ctx.rules.units[type].kind === 'sea'
    ? ships !== undefined && placementFault(ctx, ships.zone, type) === null
    : placementFault(ctx, space, type) === null

/** The cheapest order for what is owed and affordable (ADV-21-01, ADV-21-05). */
function missingOrder(ctx: Ctx, units: Counts): OwedOrder | null {
  const duty = openDuty(ctx)
  if (!duty || suitableUnits(ctx, duty.place, units) >= duty.owed) return null
  const { types, units: info } = ctx.rules
  const [cheapest] = types.filter((type) => fits(ctx, duty.place, type)).sort((a, b) => info[a].cost - info[b].cost)
  if (cheapest === undefined || availableMoney(ctx) < info[cheapest].cost) return null
  const n = Math.min(duty.owed, Math.floor(availableMoney(ctx) / info[cheapest].cost))
  return { space: duty.place.space, rule: duty.rule, n: duty.owed, units: { [cheapest]: n }, cost: n * info[cheapest].cost }
}

function checkDuty(ctx: Ctx, units: Counts): Refusal | null {
  const owed = missingOrder(ctx, units)
  return owed && refuse(ctx, owed.rule, 'must-buy-for', { power: ctx.state.flow.power, n: owed.n, space: owed.space }, owed.space)
}

/** A purchase must cover the duty; an empty one cancels the order. */
export const checkPurchaseForDuty = (ctx: Ctx, { units }: ActionOf<'purchase'>): Refusal | null =>
  totalUnits(units) === 0 ? null : checkDuty(ctx, units)

/** The automatic order as Purchase ends without one: the cheapest units (ADV-21-01). Null if none is due. */
export const automaticOrder = (ctx: Ctx): OwedOrder | null =>
  ctx.state.flow.phase === 'purchase' && totalUnits(ctx.state.turn.purchase) === 0 ? missingOrder(ctx, {}) : null

function orderOwed(ctx: Ctx): void {
  popTask(ctx)
  const owed = automaticOrder(ctx)
  if (!owed) return
  const { space, rule, units, cost } = owed
  emit(ctx, {
    type: 'units-ordered',
    power: ctx.state.flow.power,
    units,
    cost,
    left: availableMoney(ctx) - cost,
    owed: { space, rule },
  })
}

/** Places the automatic order as Mobilize opens. */
export function placeOwed(ctx: Ctx): void {
  const { owed } = ctx.state.turn
  if (owed === undefined) return
  const units = newBuilds(ctx.state)
  if (entries(units).every(([type]) => placementFault(ctx, owed, type) === null))
    doMobilize(ctx, { type: 'mobilize', units, to: owed })
}

/** Mobilize stays open while suitable units for the place are in hand (ADV-21-01). */
export const checkDutyDone: PhaseCheck = (ctx) => {
  const duty = ctx.state.flow.phase === 'mobilize' ? openDuty(ctx) : null
  if (!duty || suitableUnits(ctx, duty.place, newBuilds(ctx.state)) === 0) return null
  return refuse(ctx, duty.rule, 'must-place-in', { n: duty.owed, space: duty.place.space }, duty.place.space)
}

/** The last suitable units cannot be placed elsewhere (ADV-21-01). */
export function checkKeptForDuty(ctx: Ctx, { units, to }: ActionOf<'mobilize'>): Refusal | null {
  const duty = openDuty(ctx)
  if (!duty || owedUnitsIn(ctx, to) > 0) return null
  const before = suitableUnits(ctx, duty.place, newBuilds(ctx.state))
  const after = suitableUnits(ctx, duty.place, newBuilds(ctx.state, units))
  if (after >= Math.min(before, duty.owed)) return null
  return refuse(ctx, duty.rule, 'must-place-in', { n: duty.owed, space: duty.place.space }, to)
}

export const orderOwedTask: TaskRunner<'order-owed'> = { run: orderOwed }
