/** The war on shipping, declared where it costs nothing more than it brings. */
import { checkAction, dataOf, type GameState, type PowerId, situation, tableOf, unitsIn } from '../../engine/index.ts'
import type { PlannedOrder } from '../types.ts'
import type { RulesetPlanner } from './types.ts'

/** Boats of the power in the zones that count. */
function boatsIn(state: GameState, power: PowerId, zones: readonly string[]): number {
  const { units } = tableOf(state)
  return zones.reduce(
    (n, zone) =>
      n + unitsIn(state, zone).reduce((sum, s) => sum + (s.power === power && units[s.type].tags.has('raider') ? s.count : 0), 0),
    0,
  )
}

/** As long as it would bring a neutral into the war it waits; then there is nothing more to lose by it. */
export const warOnShipping: RulesetPlanner = {
  applies: ({ submarineWarfare }) => submarineWarfare !== undefined,
  planners: {
    purchase: ({ state, power }): PlannedOrder[] => {
      const { by, victims, zones } = dataOf(state).submarineWarfare
      const neutral = victims.some((victim) => state.war.neutrals.includes(victim))
      if (by !== power || neutral || situation(state).submarineWarfare) return []
      const action = { type: 'declare-submarine-warfare' } as const
      return checkAction(state, action) === null
        ? [{ action, why: { kind: 'raids', ipc: boatsIn(state, power, zones) * victims.length } }]
        : []
    },
  },
}
