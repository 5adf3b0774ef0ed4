/** How fast the computer's actions follow each other. */
import { isCoachHere, useCoachHere } from '../coaching.ts'
import { type ComputerPace, type Settings, useSettings } from '../settings.ts'

/** Until a pace is chosen: slow beside the coach, so that a newcomer can follow each order. */
const resolvePace = (chosen: Settings['pace'], isCoached: boolean): ComputerPace =>
  chosen !== 'auto' ? chosen : isCoached ? 'slow' : 'brisk'

/** The pace in the open game. */
export const computerPace = (): ComputerPace => resolvePace(useSettings.getState().pace, isCoachHere())

/** The pace in the open game, for components. */
export function useComputerPace(): ComputerPace {
  const chosen = useSettings((settings) => settings.pace)
  return resolvePace(chosen, useCoachHere())
}
