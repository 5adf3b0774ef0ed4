import { useMemo, useState } from 'react'
import { useGame } from '../../store/game.ts'
import { useUi } from '../../store/ui.ts'
import { t } from '../text.ts'
import field from '../widgets/Field.module.css'
import fold from '../widgets/Fold.module.css'
import { Glyph } from '../widgets/index.ts'
import { bookOf, type Chapter, type Line, searchRules } from './book.ts'
import css from './RulesSheet.module.css'

/** All rules of this game by section, and a field to search them. A rule that is pressed opens over it. */
export function RulesSheet() {
  const table = useGame((store) => store.game?.table)
  const [query, setQuery] = useState('')
  const book = useMemo(() => (table ? bookOf({ table }) : []), [table])
  const asked = query.trim().length > 1
  const found = useMemo(() => (asked ? searchRules(book, query) : []), [asked, book, query])
  return (
    <div className={css.sheet}>
      <input
        type="search"
        className={field.field}
        value={query}
        aria-label={t('app.rules.search')}
        placeholder={t('app.rules.search')}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setQuery(event.target.value)}
      />
      <p className={css.count} role="status">
        {asked
          ? t('app.rules.found', { count: found.length })
          : t('app.rules.count', { count: book.reduce((n, { lines }) => n + lines.length, 0) })}
      </p>
      {asked ? <Lines lines={found} /> : book.map((chapter) => <Section key={chapter.id} chapter={chapter} />)}
    </div>
  )
}

function Section({ chapter: { name, lines } }: { chapter: Chapter }) {
  return (
    <details className={`${fold.fold} ${css.section}`}>
      <summary>
        <Glyph name="chev" size={16} />
        <b>{name}</b>
        <small>{t('app.rules.inSection', { count: lines.length })}</small>
      </summary>
      <Lines lines={lines} />
    </details>
  )
}

function Lines({ lines }: { lines: readonly Line[] }) {
  const openRule = useUi((ui) => ui.openRule)
  return (
    <ul className={css.lines}>
      {lines.map(({ rule, changedBy }) => (
        <li key={rule.id}>
          <button type="button" className={css.line} onClick={() => openRule(rule.id)}>
            <span className={css.title}>{rule.title}</span>
            <span className={css.id}>{rule.id}</span>
            {changedBy.length > 0 && <span className={css.changed}>{t('app.rules.changed', { ids: changedBy.join(', ') })}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}
