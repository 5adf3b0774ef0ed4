import { useEffect, useState } from 'react'
import { t } from '../text.ts'
import { early } from './early.ts'
import css from './FindSpace.module.css'

/** The finder's field until its search has come: whoever presses `/` types on at once, and not a letter is lost. */
export function EarlyField() {
  const [before] = useState(() => document.activeElement)
  const [query, setQuery] = useState('')
  useEffect(() => early.keep({ query, before }), [query, before])
  return (
    <div className={css.find}>
      <input
        className={css.field}
        ref={(input) => input?.focus()}
        value={query}
        autoComplete="off"
        spellCheck={false}
        aria-label={t('app.find.label')}
        placeholder={t('app.find.label')}
        onChange={(event) => setQuery(event.target.value)}
      />
    </div>
  )
}
