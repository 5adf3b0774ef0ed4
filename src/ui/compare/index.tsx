/** Entry point of the comparison. */
import { useGame } from '../../store/game/game.ts'
import { layOver } from '../../store/over.ts'
import { momentNow } from '../../store/view/moments.ts'
import { CompareSheet } from './CompareSheet.tsx'

/** Opens the sheet: the viewed moment against the present, or the present against a round ago. */
export function openCompare(): void {
  const { opening, mode } = useGame.getState()
  if (!opening || mode.kind !== 'game') return
  const at = momentNow()
  layOver(() => <CompareSheet at={at} />)
}
