import type { PlayerAction } from '../../kernel/action.ts'
import { emit } from '../../kernel/context.ts'
import { counts, optional, positiveCount, required, space } from '../../kernel/fields.ts'
import type { Ctx, View } from '../../kernel/rules.ts'
import { gather, type Refusal, refuse } from '../../refusal.ts'
import { GAS, gunsIn } from '../../state/gas.ts'
import { areFriends } from '../../state/relations.ts'
import { controllerOf, ownIn, placeOf, stacksIn } from '../../state/selectors.ts'
import { entries } from '../../state/stacks.ts'
import type { ActionOf } from '../../types/action.ts'
import type { Counts, PowerId, SpaceId } from '../../types/ids.ts'

/** The whole order; it replaces an earlier one (STD-PUR-01). */
export const purchase: PlayerAction<'purchase'> = {
  phase: 'purchase',
  isOrder: true,
  shape: { units: required(counts) },
  check: checkPurchase,
  // One more unit of each type.
  list: (ctx) => {
    const { purchase: order } = ctx.state.turn
    return ctx.rules.data.units.map((type) => ({ type: 'purchase', units: { ...order, [type]: (order[type] ?? 0) + 1 } }))
  },
  perform: doPurchase,
}

/** Repairs battleships at a naval base (STD-PUR-07). */
export const repair: PlayerAction<'repair'> = {
  phase: 'purchase',
  isOrder: true,
  shape: { space: required(space), count: optional(positiveCount) },
  check: checkRepair,
  list: ({ rules, state }) =>
    rules.map.zones
      .filter(({ id }) => ownIn(state, id, state.flow.power).some((s) => s.damaged))
      .map(({ id }) => ({ type: 'repair', space: id })),
  perform: doRepair,
}

const costOf = (ctx: Ctx, units: Counts): number =>
  entries(units).reduce((sum, [type, n]) => sum + n * ctx.rules.units[type].cost, 0)

/** Treasury plus the current order (STD-PUR-02), never an ally's money (STD-SET-03, STD-SET-17). */
export const availableMoney = (ctx: Ctx): number =>
  ctx.state.war.treasury[ctx.state.flow.power] + costOf(ctx, ctx.state.turn.purchase)

/**
 * Any permitted units the treasury can pay (STD-PUR-01, STD-PUR-02, STD-PUR-03, STD-PUR-04, STD-SET-18, ADV-22-01, ADV-22-03).
 */
export function checkPurchase(ctx: Ctx, action: ActionOf<'purchase'>): Refusal | null {
  const { units } = action
  const { power, round } = ctx.state.flow
  const early = entries(units).flatMap(([type]) => {
    const from = ctx.rules.data.unitsFrom[type]
    const first = from ? (from.byPower?.[power] ?? from.round) : 1
    const rule = from?.rules?.[power] ?? from?.rule
    return rule && round < first ? [refuse(ctx, rule, 'tanks-too-early', { n: first, m: round })] : []
  })
  const cost = costOf(ctx, units)
  const money = availableMoney(ctx)
  return gather([
    ...ctx.rules.checks.buyer.map((check) => check(ctx, action)),
    ...early,
    checkMarkersBought(ctx, units),
    cost > money ? refuse(ctx, 'STD-PUR-02', 'too-dear', { n: cost, m: money, power }) : null,
  ])
}

/** One marker per new gun at most (ADV-03-02, ADV-03-03). */
function checkMarkersBought(ctx: Ctx, units: Counts): Refusal | null {
  const n = units[GAS] ?? 0
  return n > gunsIn(ctx.rules, units) ? refuse(ctx, 'ADV-03-02', 'gas-with-new-guns', { n, m: gunsIn(ctx.rules, units) }) : null
}

/** Replaces the order and pays for it (STD-PUR-02). */
export function doPurchase(ctx: Ctx, { units }: ActionOf<'purchase'>): void {
  const order = Object.fromEntries(entries(units))
  const cost = costOf(ctx, order)
  emit(ctx, { type: 'units-ordered', power: ctx.state.flow.power, units: order, cost, left: availableMoney(ctx) - cost })
}

const countDamaged = (ctx: Ctx, zone: string): number =>
  stacksIn(ctx.state, zone).reduce((n, s) => n + (s.power === ctx.state.flow.power && s.damaged ? s.count : 0), 0)

/** Repairs are free where the base serves this power (STD-PUR-06, STD-PUR-07). */
export function checkRepair(ctx: Ctx, { space, count }: ActionOf<'repair'>): Refusal | null {
  const damaged = countDamaged(ctx, space)
  if (damaged === 0 || (count ?? 0) > damaged) return refuse(ctx, 'CONTRACT', 'nothing-to-repair', { space, n: damaged }, space)
  const territory = placeOf(ctx, space).baseTerritory
  // Some zones have a rule of their own (ADV-21-06).
  if (territory === null)
    return refuse(ctx, ctx.rules.data.withoutBase?.[space] ?? 'STD-PUR-06', 'no-base-here', { space }, space)
  return ctx.rules.hooks.repairBase(ctx, territory, ctx.state.flow.power)
    ? null
    : refuse(ctx, ctx.rules.cites.repairRule, 'base-does-not-serve', { space: territory, power: ctx.state.flow.power }, territory)
}

/** Repairs some ships, by default all (STD-PUR-06, STD-PUR-07). */
export function doRepair(ctx: Ctx, { space, count }: ActionOf<'repair'>): void {
  const ship = stacksIn(ctx.state, space).find((s) => s.power === ctx.state.flow.power && s.damaged)
  if (ship)
    emit(ctx, {
      type: 'ships-repaired',
      power: ctx.state.flow.power,
      space,
      ship: ship.type,
      count: count ?? countDamaged(ctx, space),
    })
}

/**
 * Held by the power or an ally; contested, by original owner (STD-PUR-07). A neutral United States uses only its own
 * (STD-POL-20).
 */
export function standardRepairBase(ctx: View, territory: SpaceId, power: PowerId): boolean {
  const control = controllerOf(ctx.state, territory)
  const holder = control === 'contested' ? placeOf(ctx, territory).original : control
  return holder !== null && areFriends(ctx, power, holder)
}
