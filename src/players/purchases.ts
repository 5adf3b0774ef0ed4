/** Purchases: rulesets, ships and armies in turn, as one order. */
import { type Counts, checkAction, currentPurchase, treasuryOf, turn, type UnitType, unitTypesOf } from '../engine/index.ts'
import { plus } from '../planning/counts.ts'
import type { Motive } from './motives.ts'
import { rulesetBuyers } from './rulesets/index.ts'
import { buyTransports } from './ships/ship-purchases.ts'
import type { Buyer, PlannedOrder, Planner } from './types.ts'

/**
 * Target share of each kind of army unit, by tag. The shares add up to more than 1, so infantry, which is lost first, is
 * bought most.
 */
const ARMY_SHARES = { 'army-core': 1, supports: 0.27, absorbs: 0.09 } as const
/** Largest share of guns in one purchase: infantry is lost first. */
const MAX_GUN_SHARE = 0.4
/** One fighter raises the fire of all guns with it. */
const GUNS_PER_FIGHTER = 10
const MAX_FIGHTERS = 3

/** Buys the unit furthest below its share until the money is spent. */
const buyArmies: Buyer = ({ state, power }, left) => {
  const pieces = unitTypesOf(state).filter(
    ({ id, kind }) =>
      (kind === 'land' || kind === 'air') && checkAction(state, { type: 'purchase', units: { [id]: 1 } }) === null,
  )
  const have = new Map<UnitType, number>()
  for (const stacks of Object.values(state.war.units))
    for (const stack of stacks) if (stack.power === power) have.set(stack.type, (have.get(stack.type) ?? 0) + stack.count)
  const guns = pieces.reduce((n, { id, tags }) => n + (tags.has('supports') ? (have.get(id) ?? 0) : 0), 0)
  const army = pieces.reduce((n, { id, kind }) => n + (kind === 'land' ? (have.get(id) ?? 0) : 0), 0)
  const shortfall = ({ id, kind, tags }: (typeof pieces)[number], bought: number, all: number): number => {
    const now = (have.get(id) ?? 0) + bought
    if (kind === 'air') return Math.min(MAX_FIGHTERS, Math.floor(guns / GUNS_PER_FIGHTER)) > now ? 3 : -99
    const share = tags.has('army-core')
      ? ARMY_SHARES['army-core']
      : tags.has('supports')
        ? ARMY_SHARES.supports
        : tags.has('absorbs')
          ? ARMY_SHARES.absorbs
          : 0
    if (tags.has('supports') && bought + 1 > MAX_GUN_SHARE * (all + 1)) return -50
    // A front runs out of infantry first, so rare units are bought a few at a time.
    if (share === 0 || (tags.has('absorbs') && bought > share * (all + 8))) return -99
    return share * (army + all + 1) - now
  }
  const units: Counts = {}
  let money = left
  for (let all = 0; ; all++) {
    const [next] = pieces
      .filter(({ cost }) => cost <= money)
      .map((piece) => ({ piece, shortfall: shortfall(piece, units[piece.id] ?? 0, all) }))
      .sort((a, b) => b.shortfall - a.shortfall)
    if (!next || next.shortfall < -50) break
    units[next.piece.id] = (units[next.piece.id] ?? 0) + 1
    money -= next.piece.cost
  }
  // Spend the money on turning infantry into guns.
  const core = pieces.find(({ tags }) => tags.has('army-core'))
  const gun = pieces.find(({ tags }) => tags.has('supports'))
  if (core && gun)
    for (; money >= gun.cost - core.cost && (units[core.id] ?? 0) > 1; money -= gun.cost - core.cost) {
      units[core.id] = (units[core.id] ?? 0) - 1
      units[gun.id] = (units[gun.id] ?? 0) + 1
    }
  const after = (tag: 'army-core' | 'supports'): number =>
    pieces.reduce((sum, { id, tags }) => sum + (tags.has(tag) ? (have.get(id) ?? 0) + (units[id] ?? 0) : 0), 0)
  // The reason has no gain of its own: units are worth what they cost.
  return { units, why: { kind: 'buys', ipc: 0, units: after('army-core'), steps: after('supports') } }
}

/** Purchase: one combined order, unless one was already given. */
export const planPurchase: Planner = (context) => {
  const { state } = context
  if (Object.keys(currentPurchase(state)).length > 0) return []
  let left = treasuryOf(state, turn(state).power)
  let units: Counts = {}
  const reasons: Motive[] = []
  for (const buyer of [...rulesetBuyers, buyTransports, buyArmies]) {
    const purchase = buyer(context, left)
    const cost = unitTypesOf(state).reduce((sum, type) => sum + type.cost * (purchase.units[type.id] ?? 0), 0)
    if (cost === 0 || cost > left) continue
    units = plus(units, purchase.units)
    left -= cost
    reasons.push(purchase.why)
  }
  const [why, ...also] = reasons
  const order: PlannedOrder | null = why
    ? { action: { type: 'purchase', units }, why: also.length > 0 ? { ...why, also } : why }
    : null
  return order ? [order] : []
}
