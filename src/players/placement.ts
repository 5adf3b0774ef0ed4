/** Where new units come into play. */
import { bankOf, type Counts, type Placement, placements, type SpaceId, type UnitType } from '../engine/index.ts'
import { total } from '../planning/counts.ts'
import { createFrontEvaluator } from './land/front-evaluator.ts'
import { playerViewOf } from './player-view.ts'
import { createBerthCount } from './ships/berths.ts'
import type { PlannedOrder, Planner } from './types.ts'

/** An island takes no end of units: of those who wait there already each new one is worth less. */
const CROWD = 8

/** In Mobilize: what a place is owed there, all else where it does most, as much as there is room for. */
export const planPlacement: Planner = ({ state, power, profile }): PlannedOrder[] => {
  const left: Counts = { ...bankOf(state, power) }
  const places = placements(state)
  const orders: PlannedOrder[] = []
  const given = new Map<SpaceId, number>()
  const give = ({ space, types, room: of }: Placement, most: number) => {
    const units: Counts = {}
    const before = given.get(space) ?? 0
    const free = Math.min(most, (of ?? Number.POSITIVE_INFINITY) - before)
    let room = free
    for (const type of types) {
      const count = Math.min(left[type] ?? 0, room)
      if (count <= 0) continue
      units[type] = count
      left[type] = (left[type] ?? 0) - count
      room -= count
    }
    if (Object.keys(units).length === 0) return
    given.set(space, before + total(units))
    orders.push({ action: { type: 'mobilize', units, to: space }, why: { kind: 'places', ipc: 0, space } })
  }
  for (const place of places) if (place.owed) give(place, place.owed)
  // Nobody waits long where ships come for them.
  const berths = createBerthCount(state, power, profile)
  for (const place of places) {
    give(place, berths(place.space))
  }
  // Of one place, or with nobody left, there is nothing to choose.
  if (places.length < 2 || total(left) === 0) {
    for (const place of places) give(place, Number.POSITIVE_INFINITY)
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
  const ranked = places.map((place) => ({ place, gain: value(place) })).sort((a, b) => b.gain - a.gain)
  for (const { place } of ranked) give(place, Number.POSITIVE_INFINITY)
  return orders
}
