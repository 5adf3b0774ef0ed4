import { useCallback, useState } from 'react'
import { lossesText, useAutomaticLosses } from '../../store/game/automatic-losses.ts'
import { useGame } from '../../store/game/game.ts'
import { undo } from '../../store/game/undo-commands.ts'
import { selectUndoState } from '../../store/game/undo-state.ts'
import { t } from '../text.ts'
import { Button } from '../widgets/index.ts'
import { STAYS, Toast } from './Toast.tsx'

/** Reports automatic losses for a while, with a way to change them if possible. */
export function LossesTold() {
  const entries = useAutomaticLosses((taken) => taken.entries)
  const last = useGame((store) => store.log.at(-1))
  const can = useGame((store) => selectUndoState(store).can)
  const [closed, close] = useState(entries)
  const shown = entries.length > 0 && entries !== closed && entries.at(-1) === last
  const onClose = useCallback(() => close(entries), [entries])
  if (!shown) return null
  return (
    <Toast stays={can ? STAYS.answered : STAYS.told} onClose={onClose}>
      <p>{t('app.losses.taken', { losses: lossesText(entries) })}</p>
      {can && <Button onClick={undo}>{t('app.undo.name')}</Button>}
    </Toast>
  )
}
