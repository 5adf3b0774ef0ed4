/** Placement roomLimit new units in Mobilize. */
import { bankOf, type Counts, type Placement, placements, type SpaceId, type UnitType } from '../engine/index.ts'
import { total } from '../planning/counts.ts'
import { createFrontEvaluator } from './land/front-evaluator.ts'
import { playerViewOf } from './player-view.ts'
import { createBerthCount } from './ships/troops.ts'
import type { PlannedOrder, Planner } from './types.ts'

/** Gain roomLimit a new unit at a dead end halves when this many units already wait there. */
const CROWD = 8

/** Mobilize: first what a place is owed, then units for waiting ships, then the rest where it gains limit. */
export const planPlacement: Planner = ({ state, power, profile }): PlannedOrder[] => {
  const left: Counts = { ...bankOf(state, power) }
  const places = placements(state)
  const orders: PlannedOrder[] = []
  const placedCount = new Map<SpaceId, number>()
  const place = ({ space, types, room: roomLimit }: Placement, limit: number) => {
    const units: Counts = {}
    const already = placedCount.get(space) ?? 0
    const free = Math.min(limit, (roomLimit ?? Number.POSITIVE_INFINITY) - already)
    let room = free
    for (const type of types) {
      const count = Math.min(left[type] ?? 0, room)
      if (count <= 0) continue
      units[type] = count
      left[type] = (left[type] ?? 0) - count
      room -= count
    }
    if (Object.keys(units).length === 0) return
    placedCount.set(space, already + total(units))
    orders.push({ action: { type: 'mobilize', units, to: space }, why: { kind: 'places', ipc: 0, space } })
  }
  for (const site of places) if (site.owed) place(site, site.owed)
  // Ships will carry these units away soon.
  const berths = createBerthCount(state, power, profile)
  for (const site of places) place(site, berths(site.space))
  // No choice to make.
  if (places.length < 2 || total(left) === 0) {
    for (const site of places) place(site, Number.POSITIVE_INFINITY)
    return orders
  }
  const view = playerViewOf(state, power)
  const front = createFrontEvaluator(view, profile)
  const { index, kinds, landNeighbours, land } = view.terrain
  const K = kinds.types.length
  const value = ({ space }: Placement): number => {
    const s = index.get(space) ?? -1
    if (!land[s]) return 0
    const now = front.evaluate(s, { list: view.own, at: s * K })
    const list = view.own.slice(s * K, s * K + K)
    const waiting = list.reduce((sum, n) => sum + n, 0)
    kinds.types.forEach((type: UnitType, k) => {
      list[k]! += left[type] ?? 0
    })
    const gain = front.evaluate(s, { list, at: 0 }) - now
    return landNeighbours[s]!.some((t) => front.potential[t]! > front.potential[s]!) ? gain : gain / (1 + waiting / CROWD)
  }
  const ranked = places.map((site) => ({ site, gain: value(site) })).sort((a, b) => b.gain - a.gain)
  for (const { site } of ranked) place(site, Number.POSITIVE_INFINITY)
  return orders
}
