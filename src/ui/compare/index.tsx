/** Two moments held against each other: what the table asks to see it. */
import { useGame } from '../../store/game.ts'
import { momentNow } from '../../store/moments.ts'
import { layOver } from '../../store/over.ts'
import { CompareSheet } from './CompareSheet.tsx'

/** Lays the sheet over the table: the moment that is looked at beside the present; else a round ago beside it. */
export function openCompare(): void {
  const { opening, practice } = useGame.getState()
  if (!opening || practice) return
  const at = momentNow()
  layOver(() => <CompareSheet at={at} />)
}
