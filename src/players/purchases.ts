/** What is bought. */
import { type Counts, checkAction, orderedNow, treasuryOf, turn, type UnitType, unitTypesOf } from '../engine/index.ts'
import { plus } from '../planning/counts.ts'
import type { Motive } from './motives.ts'
import { rulesetBuyers } from './rulesets/index.ts'
import { shipBuyers } from './ships/index.ts'
import type { Buyer, PlannedOrder, Planner } from './types.ts'

/**
 * How much of each kind an army is to have, by its tags, as parts of the whole: what lacks most of its part is bought first. Together they
 * are more than one: infantry, which is lost first, lacks most until guns have become few.
 */
const ARMY_SHARES = { 'army-core': 1, supports: 0.27, absorbs: 0.09 } as const
/** Of what is bought at once no more than this are guns: it is infantry that is lost first. */
const MAX_GUN_SHARE = 0.4
/** A fighter for so many guns, and no more than this in all: it raises the fire of all guns beside it. */
const GUNS_PER_FIGHTER = 10
const MAX_FIGHTERS = 3

/** What the armies lack most, until the money is spent. */
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
  const lacks = ({ id, kind, tags }: (typeof pieces)[number], bought: number, all: number): number => {
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
    // Few at a time of what few are wanted of: what stands at the front is short of infantry first.
    if (share === 0 || (tags.has('absorbs') && bought > share * (all + 8))) return -99
    return share * (army + all + 1) - now
  }
  const units: Counts = {}
  let rest = left
  for (let all = 0; ; all++) {
    const [next] = pieces
      .filter(({ cost }) => cost <= rest)
      .map((piece) => ({ piece, lack: lacks(piece, units[piece.id] ?? 0, all) }))
      .sort((a, b) => b.lack - a.lack)
    if (!next || next.lack < -50) break
    units[next.piece.id] = (units[next.piece.id] ?? 0) + 1
    rest -= next.piece.cost
  }
  // What is left over makes guns of infantry.
  const core = pieces.find(({ tags }) => tags.has('army-core'))
  const gun = pieces.find(({ tags }) => tags.has('supports'))
  if (core && gun)
    for (; rest >= gun.cost - core.cost && (units[core.id] ?? 0) > 1; rest -= gun.cost - core.cost) {
      units[core.id] = (units[core.id] ?? 0) - 1
      units[gun.id] = (units[gun.id] ?? 0) + 1
    }
  const after = (tag: 'army-core' | 'supports'): number =>
    pieces.reduce((sum, { id, tags }) => sum + (tags.has(tag) ? (have.get(id) ?? 0) + (units[id] ?? 0) : 0), 0)
  // What units cost is no gain, so the reason has no worth of its own.
  return { units, why: { kind: 'buys', ipc: 0, units: after('army-core'), steps: after('supports') } }
}

/** In Purchase: one order of all that ships, rulesets and armies want, unless there is one already. */
export const planPurchase: Planner = (thinking) => {
  const { state } = thinking
  if (Object.keys(orderedNow(state)).length > 0) return []
  let left = treasuryOf(state, turn(state).power)
  let units: Counts = {}
  const reasons: Motive[] = []
  for (const buyer of [...rulesetBuyers, ...shipBuyers, buyArmies]) {
    const wanted = buyer(thinking, left)
    const cost = unitTypesOf(state).reduce((sum, type) => sum + type.cost * (wanted.units[type.id] ?? 0), 0)
    if (cost === 0 || cost > left) continue
    units = plus(units, wanted.units)
    left -= cost
    reasons.push(wanted.why)
  }
  const [why, ...also] = reasons
  const order: PlannedOrder | null = why
    ? { action: { type: 'purchase', units }, why: also.length > 0 ? { ...why, also } : why }
    : null
  return order ? [order] : []
}
