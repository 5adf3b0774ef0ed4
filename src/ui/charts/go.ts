/** Links from a figure to its moment. */

import { useGame } from '../../store/game/game.ts'
import { liftOver } from '../../store/over.ts'
import { openBattleOf } from '../../store/view/battle-replay.ts'
import { showMoment } from '../../store/view/moments.ts'

/** Closes the sheet and shows the game after this number of actions. */
export function goToMoment(index: number): void {
  liftOver()
  showMoment(index)
}

/** Closes the sheet and replays the battle that contains this event index. */
export function goToBattle(battle: string): void {
  const [deed = -1, event = -1] = battle.split('.').map(Number)
  const opened = useGame.getState().log[deed]?.events[event]
  if (!opened) return
  liftOver()
  openBattleOf(opened)
}
