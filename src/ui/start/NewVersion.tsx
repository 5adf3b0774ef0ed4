import { useEffect, useState } from 'react'
import { applyUpdate, checkForUpdate, useOffline } from '../../store/persistence/offline.ts'
import { t } from '../../store/words.ts'
import { Button } from '../widgets/Button.tsx'
import { Glyph } from '../widgets/Glyph.tsx'
import { gameCode } from './game-code.ts'
import css from './Notice.module.css'

/** What was done last is written down first. */
const change = () => void Promise.resolve(gameCode.loaded()?.whenSaved()).then(() => applyUpdate())

type Props = {
  /** Nothing is under way. */
  between?: boolean
  /** What was done last: whoever says "later" is asked again when something else was. */
  last?: object | null
}

/** A newer version of the page is offered where nothing is under way: on the start page, and before the first act of a turn. */
export function NewVersion({ between = true, last = null }: Props) {
  const newer = useOffline((offline) => offline.newer)
  const [later, setLater] = useState<typeof last | undefined>(undefined)
  useEffect(() => {
    if (between) checkForUpdate()
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
