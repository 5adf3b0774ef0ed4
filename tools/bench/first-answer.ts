// The first odds of whatever this runs in, a process or a page: the position, and what is timed.
import { type GameState, positionFrom } from '../../src/engine/index.ts'
import { type Forecast, forecast } from '../../src/odds/index.ts'

/** A battle on land that can be begun. */
export const position = (): GameState =>
  positionFrom({
    ruleset: 'standard',
    seed: 'bench',
    base: 'opening',
    round: 6,
    phase: 'combat',
    power: 'germany',
    units: { picardy: { germany: { infantry: 12, artillery: 2 }, france: { infantry: 3, artillery: 1 } } },
  })

/** Its odds. */
export const answer = (state: GameState): Forecast | null => forecast(state, { space: 'picardy' })
