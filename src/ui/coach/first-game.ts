/** Starts a first game: standard rules, against the computer, with the coach. */

import { LEVELS } from '../../save/computers.ts'
import { useGame } from '../../store/game/game.ts'
import { resetCoachProgress } from '../../store/modes/coach-progress.ts'
import { setCoach } from '../../store/modes/coach-setting.ts'
import { RULESETS } from '../start/rulesets.ts'
import { playersOf, seatsFor, sidePowers } from '../start/seats.ts'

const seed = (): string => Math.random().toString(36).slice(2, 8)

/** The learner plays the Central Powers, because Austria-Hungary moves first. */
export function beginFirstGame(): void {
  const computers = Object.fromEntries(sidePowers('allies').map((power) => [power, { level: LEVELS[0] }]))
  const players = playersOf(seatsFor(1, [], computers))
  const { newGame } = useGame.getState()
  resetCoachProgress()
  newGame({ ruleset: RULESETS[0]!.id, seed: seed(), players }, { seed: seed(), seats: computers })
  setCoach(useGame.getState().id ?? '')
}
