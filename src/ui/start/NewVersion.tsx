import { useEffect, useState } from 'react'
import { decision } from '../../engine/index.ts'
import { settled } from '../../store/autosave.ts'
import { useGame } from '../../store/game.ts'
import { askForNewer, changeToNewer, useOffline } from '../../store/offline.ts'
import { passedTurn } from '../../store/timeline.ts'
import { t } from '../text.ts'
import { Button, Glyph } from '../widgets/index.ts'
import css from './Notice.module.css'

const change = () => void settled().then(() => changeToNewer())

/** A newer version of the page is offered where nothing is under way: on the start page, and before the first act of a turn. */
export function NewVersion() {
  const newer = useOffline((offline) => offline.newer)
  const last = useGame((store) => store.log.at(-1) ?? null)
  const between = useGame(
    ({ game, autosave, log }) =>
      game === null || (autosave.state === 'saved' && decision(game) === null && (log.length === 0 || passedTurn(log.at(-1)!))),
  )
  const [later, setLater] = useState<typeof last | undefined>(undefined)
  useEffect(() => {
    if (between) askForNewer()
  }, [between])
  if (!newer || !between || later === last) return null
  return (
    <div className={css.notice} role="status">
      <Glyph name="redo" size={18} />
      <p>{t('app.version.newer')}</p>
      <Button onClick={change}>{t('app.version.change')}</Button>
      <Button variant="quiet" icon="x" aria-label={t('app.version.later')} onClick={() => setLater(last)} />
    </div>
  )
}
