import { useUi } from '../../store/ui.ts'
import { t } from '../text.ts'
import { Button, Glyph } from '../widgets/index.ts'
import css from './Notice.module.css'

/** A sentence for the whole table, until it is closed. */
export function Notice() {
  const notice = useUi((ui) => ui.notice)
  const setNotice = useUi((ui) => ui.setNotice)
  if (!notice) return null
  return (
    <div className={css.notice} role="alert">
      <Glyph name="warn" size={18} />
      <p>{notice}</p>
      <Button variant="quiet" icon="x" aria-label={t('widgets.close')} onClick={() => setNotice(null)} />
    </div>
  )
}
