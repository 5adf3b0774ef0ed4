import { useEffect, useRef } from 'react'
import { type NoticePlace, useUi } from '../../store/ui.ts'
import { t } from '../../store/words.ts'
import { Button } from '../widgets/Button.tsx'
import { Glyph } from '../widgets/Glyph.tsx'
import css from './Notice.module.css'

/** `at`: says only what belongs there, and comes into view with it, because the page is longer than the screen. */
type Props = { at?: NoticePlace }

/** A sentence for the whole table, until it is closed. */
export function Notice({ at }: Props) {
  const notice = useUi((ui) => (at === undefined || ui.noticeAt === at ? ui.notice : null))
  const good = useUi((ui) => ui.noticeGood)
  const setNotice = useUi((ui) => ui.setNotice)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (notice && at) box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [notice, at])
  if (!notice) return null
  return (
    <div ref={box} className={css.notice} data-at={at} role="alert">
      <Glyph name={good ? 'check' : 'warn'} size={18} />
      <p>{notice}</p>
      <Button variant="quiet" icon="x" aria-label={t('widgets.close')} onClick={() => setNotice(null)} />
    </div>
  )
}
