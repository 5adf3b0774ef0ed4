import { useEffect, useState } from 'react'
import { cap } from '../../store/caps.ts'
import { useGame } from '../../store/game.ts'
import { undo } from '../../store/history.ts'
import { passedTurn } from '../../store/timeline.ts'
import { powerInText, t } from '../text.ts'
import { Button, KeyCap } from '../widgets/index.ts'
import css from './TurnPassed.module.css'

const STAYS = 10_000

/** For a while after the last press of a turn: it can be taken back, beside the button that was pressed. */
export function TurnPassed() {
  const last = useGame((store) => store.log.at(-1))
  const can = useGame((store) => store.undoState.can)
  // What had been done when the table was laid has been handed over long ago.
  const [closed, close] = useState(last)
  const shown = can && last !== undefined && last !== closed && passedTurn(last) ? last : null
  useEffect(() => {
    if (!shown) return undefined
    const timer = setTimeout(() => close(shown), STAYS)
    return () => clearTimeout(timer)
  }, [shown])
  if (!shown) return null
  return (
    <div className={css.toast} data-toast="" role="status">
      <p>{t('app.undo.turnOver', { power: powerInText(shown.before.flow.power) })}</p>
      <Button onClick={undo}>
        {t('app.undo.name')} <KeyCap silent>{cap('undo')}</KeyCap>
      </Button>
      <Button variant="quiet" icon="x" iconSize={16} aria-label={t('widgets.close')} onClick={() => close(shown)} />
    </div>
  )
}
