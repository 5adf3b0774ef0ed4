import type { MobilizationPlace } from '../../../content/index.ts'
import type { Ctx } from '../../flow/context.ts'
import { refuse } from '../../refusal.ts'
import type { PhaseCheck } from '../../rulesets/rules.ts'
import { unitsOnly } from '../../state/gas.ts'
import { controllerOf } from '../../state/queries.ts'
import { newBuilds } from '../../state/returned.ts'
import { entries, total } from '../../state/stacks.ts'
import type { ActionOf } from '../../types/action.ts'
import type { Counts, SpaceId, UnitType } from '../../types/ids.ts'
import type { RuleError } from '../../types/outcome.ts'
import { purse } from '../purchase/purchase.ts'
import { extraPlaces, placementFault, roomIn } from './places.ts'

/**
 * The place that must have its units every turn while its power controls it, as Canada must have one (ADV-21-01), and how many
 * are still to come; null when there is none, or it is not in the power's hands (ADV-21-05).
 */
function openDuty(ctx: Ctx): { place: MobilizationPlace; rule: string; owed: number } | null {
  const place = extraPlaces(ctx).find((p) => p.duty !== undefined)
  if (!place?.duty || controllerOf(ctx.state, place.space) !== ctx.state.power) return null
  const owed = roomIn(ctx, place.space)?.left ?? 0
  return owed > 0 ? { place, rule: place.duty, owed } : null
}

/** How many of the bought units must still appear here, or off this coast, while that is the acting power's duty. */
export function owedIn(ctx: Ctx, space: SpaceId): number {
  const duty = openDuty(ctx)
  return duty && (space === duty.place.space || space === duty.place.ships?.zone) ? duty.owed : 0
}

/** Units of these counts that the place can take; a marker is no unit (ADV-21-02 to ADV-21-04). */
const fitting = (ctx: Ctx, place: MobilizationPlace, units: Counts): number =>
  entries(unitsOnly(units)).reduce((n, [type, count]) => n + (fits(ctx, place, type) ? count : 0), 0)

const fits = (ctx: Ctx, { space, ships }: MobilizationPlace, type: UnitType): boolean =>
  ctx.rules.units[type].kind === 'sea'
    ? ships !== undefined && placementFault(ctx, ships.zone, type) === null
    : placementFault(ctx, space, type) === null

/** An order that lacks what the place must have, though the power could pay for it (ADV-21-01, ADV-21-05); an empty order takes an order back. */
function lacksDuty(ctx: Ctx, units: Counts): RuleError | null {
  const duty = openDuty(ctx)
  if (!duty || fitting(ctx, duty.place, units) >= duty.owed) return null
  const { types, units: info } = ctx.rules
  const cheapest = Math.min(...types.filter((type) => fits(ctx, duty.place, type)).map((type) => info[type].cost))
  if (purse(ctx) < cheapest) return null
  const { space } = duty.place
  return refuse(ctx, duty.rule, 'must-buy-for', { power: ctx.state.power, n: duty.owed, space }, space)
}

/** A purchase is refused as a whole, and the phase stays open without one. */
export const buysForDuty = (ctx: Ctx, { units }: ActionOf<'purchase'>): RuleError | null =>
  total(units) === 0 ? null : lacksDuty(ctx, units)

export const dutyKeepsPhaseOpen: PhaseCheck = (ctx) => {
  if (ctx.state.phase === 'purchase') return lacksDuty(ctx, ctx.state.order)
  const duty = ctx.state.phase === 'mobilize' ? openDuty(ctx) : null
  if (!duty || fitting(ctx, duty.place, newBuilds(ctx.state)) === 0) return null
  return refuse(ctx, duty.rule, 'must-place-in', { n: duty.owed, space: duty.place.space }, duty.place.space)
}

/** The last units that fit are not placed elsewhere while the place still waits for them (ADV-21-01). */
export function keepsForDuty(ctx: Ctx, { units, to }: ActionOf<'mobilize'>): RuleError | null {
  const duty = openDuty(ctx)
  if (!duty || owedIn(ctx, to) > 0) return null
  const before = fitting(ctx, duty.place, newBuilds(ctx.state))
  const after = fitting(ctx, duty.place, newBuilds(ctx.state, units))
  if (after >= Math.min(before, duty.owed)) return null
  return refuse(ctx, duty.rule, 'must-place-in', { n: duty.owed, space: duty.place.space }, to)
}
