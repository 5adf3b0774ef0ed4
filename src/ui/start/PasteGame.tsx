import { useId, useState } from 'react'
import { confirmIfUnsaved } from '../../store/persistence/unsaved-guard.ts'
import { t } from '../../store/words.ts'
import { Button } from '../widgets/Button.tsx'
import css from './OpenFile.module.css'
import { openText } from './useOpenFile.tsx'

/** A saved game as text, from a mail or a chat, where a device has no way to hand a file over. */
export function PasteGame() {
  const id = useId()
  const [text, setText] = useState('')
  const open = () => confirmIfUnsaved(() => void openText(text, t('app.open.pasted')))
  return (
    <div className={css.paste}>
      <label htmlFor={id}>
        <b>{t('app.open.paste')}</b>
      </label>
      <textarea id={id} rows={4} spellCheck={false} value={text} onChange={({ target }) => setText(target.value)} />
      <Button why={text.trim() === '' ? t('app.open.pasteFirst') : null} onClick={open}>
        {t('app.open.pasteOpen')}
      </Button>
    </div>
  )
}
