import { useEffect, useState } from 'react'
import { t } from '../text.ts'
import field from '../widgets/Field.module.css'
import { early } from './early.ts'
import css from './FindSpace.module.css'

/** Stands in for the search field while its code loads, so no typed letter is lost. */
export function EarlyField() {
  const [before] = useState(() => document.activeElement)
  const [query, setQuery] = useState('')
  const [entered, setEntered] = useState(false)
  useEffect(() => early.keep({ query, before, entered }), [query, before, entered])
  return (
    <div className={css.find}>
      <input
        className={field.field}
        ref={(input) => input?.focus()}
        value={query}
        autoComplete="off"
        spellCheck={false}
        aria-label={t('app.find.label')}
        placeholder={t('app.find.label')}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={({ key }) => setEntered(key === 'Enter')}
      />
    </div>
  )
}
