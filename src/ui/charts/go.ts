/** From a figure to the moment it is of. */
import { openBattleOf } from '../../store/battle-again.ts'
import { useGame } from '../../store/game.ts'
import { showMoment } from '../../store/moments.ts'
import { liftOver } from '../../store/over.ts'

/** Closes the sheet and shows the game as it was after so many actions. */
export function goToMoment(index: number): void {
  liftOver()
  showMoment(index)
}

/** Closes the sheet and opens a battle again, by the place of the event that opened it. */
export function goToBattle(battle: string): void {
  const [deed = -1, event = -1] = battle.split('.').map(Number)
  const opened = useGame.getState().log[deed]?.events[event]
  if (!opened) return
  liftOver()
  openBattleOf(opened)
}
