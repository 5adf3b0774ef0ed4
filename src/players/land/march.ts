/** Where armies on land go. */

import { content } from '../../content/index.ts'
import { type Counts, reach, type SpaceId, sideOf, tableOf, unitsIn } from '../../engine/index.ts'
import type { Advice, Planner } from '../types.ts'

/** In Movement: whole armies go against what is weaker, and else a step nearer to the enemy's capitals. */
export const march: Planner = ({ state, power }) => {
  const { units, distance } = tableOf(state)
  const orders: Advice[] = []
  const goals = content.powers.filter(({ side }) => side !== sideOf(power)).map(({ capital }) => capital)
  const far = (space: SpaceId) => Math.min(...goals.map((goal) => distance(space, goal)))
  const strength = (space: SpaceId) =>
    unitsIn(state, space).reduce(
      (sum, s) => sum + (units[s.type].kind === 'sea' || sideOf(s.power) === sideOf(power) ? 0 : s.count),
      0,
    )
  for (const from of Object.keys(state.war.units)) {
    const army: Counts = {}
    let count = 0
    for (const stack of unitsIn(state, from)) {
      if (stack.power !== power || units[stack.type].kind !== 'land' || !stack.left) continue
      army[stack.type] = (army[stack.type] ?? 0) + stack.count
      count += stack.count
    }
    if (count === 0 || strength(from) > 0) continue
    const ways = reach(state, { from, units: army }).filter(({ space }) => strength(space) * 1.3 < count)
    const [best] = ways.filter(({ space }) => far(space) < far(from)).sort((a, b) => far(a.space) - far(b.space))
    if (best)
      orders.push({
        action: { type: 'move', from, path: best.path, units: army },
        why: { kind: 'towards', ipc: 0, space: best.space },
      })
  }
  return orders
}
