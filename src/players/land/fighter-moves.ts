/** Moves fighters to the army that gains most by them. */
import { reach, unitsIn } from '../../engine/index.ts'
import { playerViewOf } from '../player-view.ts'
import type { PlannedOrder, Planner } from '../types.ts'
import { createFrontEvaluator } from './front-evaluator.ts'
import { terrainOf } from './terrain.ts'

const MIN_GAIN = 0.3

/** Movement, after the armies: all fighters of a space fly together. */
export const planFlights: Planner = ({ state, power, profile }): PlannedOrder[] => {
  const { ids, index, land, kinds } = terrainOf(state)
  const K = kinds.types.length
  const fighter = kinds.air.indexOf(true)
  if (fighter < 0) return []
  const type = kinds.types[fighter]!
  const bases: number[] = []
  for (const id in state.war.units)
    if (state.war.units[id]!.some((stack) => stack.power === power && stack.type === type)) bases.push(index.get(id) ?? -1)
  const flights = bases
    .filter((s) => land[s])
    .sort((a, b) => a - b)
    .flatMap((s) => {
      const from = ids[s]!
      const count = unitsIn(state, from).reduce((n, u) => n + (u.power === power && u.type === type && u.left ? u.count : 0), 0)
      return count > 0 ? [{ from, s, count }] : []
    })
  if (flights.length === 0) return []
  const view = playerViewOf(state, power)
  const front = createFrontEvaluator(view, profile)
  const at = (s: number) => front.evaluate(s, { list: view.own, at: s * K })
  return flights.flatMap(({ from, s, count }): PlannedOrder[] => {
    const moveFighters = (to: number, n: number) => {
      view.own[s * K + fighter]! -= n
      view.own[to * K + fighter]! += n
    }
    // The value of the space they leave is the same for every target.
    const before = at(s)
    view.own[s * K + fighter]! -= count
    const without = at(s)
    view.own[s * K + fighter]! += count
    let best = { gain: MIN_GAIN, to: s, path: [] as string[] }
    for (const { space, path } of reach(state, { from, units: { [type]: count } })) {
      const to = index.get(space)
      if (to === undefined || to === s || !land[to]) continue
      const now = before + at(to)
      moveFighters(to, count)
      const gain = without + at(to) - now
      moveFighters(to, -count)
      if (gain > best.gain) best = { gain, to, path }
    }
    if (best.to === s) return []
    moveFighters(best.to, count)
    return [
      {
        action: { type: 'move', from, path: best.path, units: { [type]: count } },
        why: { kind: 'flies', ipc: best.gain, space: ids[best.to]!, units: count },
      },
    ]
  })
}
