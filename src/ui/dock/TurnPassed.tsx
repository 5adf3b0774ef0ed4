import { useCallback, useState } from 'react'
import { useGame } from '../../store/game/game.ts'
import { useIsHandedOver } from '../../store/game/handover.ts'
import { isGame } from '../../store/game/table.ts'
import { endsTurn } from '../../store/game/timeline.ts'
import { undo } from '../../store/game/undo-commands.ts'
import { selectUndoState } from '../../store/game/undo-state.ts'
import { keyLabel } from '../../store/settings/key-labels.ts'
import { powerInText, t } from '../text.ts'
import { Button, KeyCap } from '../widgets/index.ts'
import { STAYS, Toast } from './Toast.tsx'

/** Offers to undo the end of a turn for a while. Drills report it in the result instead. */
export function TurnPassed() {
  const last = useGame((store) => store.log.at(-1))
  const can = useGame((store) => selectUndoState(store).can && isGame(store))
  // Turns that ended before the game was opened are not offered.
  const [closed, close] = useState(last)
  const isPending = useGame((store) => store.pendingLog !== null)
  const [waited, wait] = useState(isPending)
  if (waited && !isPending) {
    wait(false)
    close(last)
  }
  const isHandedOver = useIsHandedOver()
  // Between two people the hand-over card offers it.
  const shown = can && !isHandedOver && last !== undefined && last !== closed && endsTurn(last) ? last : null
  const onClose = useCallback(() => close(shown ?? undefined), [shown])
  if (!shown) return null
  return (
    <Toast stays={STAYS.answered} onClose={onClose} role="status">
      <p>{t('app.undo.turnOver', { power: powerInText(shown.before.flow.power) })}</p>
      <Button onClick={undo}>
        {t('app.undo.name')} <KeyCap silent>{keyLabel('undo')}</KeyCap>
      </Button>
    </Toast>
  )
}
