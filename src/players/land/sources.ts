import { type Counts, reach, type SpaceId, unitsIn } from '../../engine/index.ts'
import type { PlayerView } from '../player-view.ts'
import type { PlanningContext } from '../types.ts'

/** Units of a space that can march and their ways; way 0 is to stay. */
export type Source = { s: number; free: number[]; ways: { to: number; path: SpaceId[] }[] }

/** The armies that can still march. */
export function findSources({ state, power }: PlanningContext, view: PlayerView): Source[] {
  const { ids, index, land, kinds } = view.terrain
  const sources: Source[] = []
  ids.forEach((id, s) => {
    if (!land[s]) return
    const at = s * kinds.types.length
    if (!kinds.types.some((_, k) => view.own[at + k]! > 0)) return
    const free = kinds.types.map(() => 0)
    for (const stack of unitsIn(state, id)) {
      const k = kinds.types.indexOf(stack.type)
      if (stack.power === power && k >= 0 && !kinds.air[k] && stack.left) free[k]! += stack.count
    }
    const types = kinds.types.filter((_, k) => free[k]! > 0)
    if (types.length === 0) return
    const one: Counts = { [types[0]!]: 1 }
    const ways = reach(state, { from: id, units: one }).flatMap(({ space, path }) => {
      const to = index.get(space)
      return to === undefined ? [] : [{ to, path }]
    })
    if (ways.length > 0) sources.push({ s, free, ways: [{ to: s, path: [] }, ...ways] })
  })
  return sources
}
