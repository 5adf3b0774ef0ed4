/** Where new units come into play. */
import { bankOf, type Counts, placements } from '../engine/index.ts'
import type { Advice, Planner } from './types.ts'

/** In Mobilize: everything at the first place that takes it, as much as there is room for. */
export const enlist: Planner = ({ state, power }) => {
  const left: Counts = { ...bankOf(state, power) }
  const orders: Advice[] = []
  for (const { space, types, room = Number.POSITIVE_INFINITY } of placements(state)) {
    let most = room
    const units: Counts = {}
    for (const type of types) {
      const count = Math.min(left[type] ?? 0, most)
      if (count <= 0) continue
      units[type] = count
      left[type] = (left[type] ?? 0) - count
      most -= count
    }
    if (Object.keys(units).length > 0)
      orders.push({ action: { type: 'mobilize', units, to: space }, why: { kind: 'places', ipc: 0, space } })
  }
  return orders
}
