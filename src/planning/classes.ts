/** What it means to the power to move to go into a land. */
import { type GameState, minorForecast, type PowerId, type SpaceId, statusOf } from '../engine/index.ts'
import { isNeutral } from './board.ts'

/** What happens where a selection may go; `land`: over the beach. */
export type TargetClass = 'reinforce' | 'contested' | 'attack' | 'minor' | 'neutral' | 'mined' | 'load' | 'land' | 'sail'

/** Of land that is entered on foot or through the air. */
export function landClass(state: GameState, power: PowerId, space: SpaceId): TargetClass {
  if (minorForecast(state, space, power)) return isNeutral(state, space) ? 'neutral' : 'minor'
  switch (statusOf(state, space, power)) {
    case 'friendly':
      return 'reinforce'
    case 'contested':
      return 'contested'
    case 'hostile':
      return 'attack'
    case 'neutral':
      return 'neutral'
  }
}

/** A landing keeps the warning of the land it goes to; plain ones are marked as landings. */
export function landingClass(state: GameState, power: PowerId, to: SpaceId): TargetClass {
  const there = landClass(state, power, to)
  return there === 'minor' || there === 'neutral' ? there : 'land'
}
