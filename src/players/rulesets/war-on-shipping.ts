/** Declares unrestricted submarine warfare once it cannot bring a neutral into the war. */
import { checkAction, dataOf, type GameState, type PowerId, situation, tableOf, unitsIn } from '../../engine/index.ts'
import type { PlannedOrder } from '../types.ts'
import type { RulesetPlanner } from './types.ts'

/** Submarines of the power in these zones. */
function boatsIn(state: GameState, power: PowerId, zones: readonly string[]): number {
  const { units } = tableOf(state)
  return zones.reduce(
    (n, zone) =>
      n + unitsIn(state, zone).reduce((sum, s) => sum + (s.power === power && units[s.type].tags.has('raider') ? s.count : 0), 0),
    0,
  )
}

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
