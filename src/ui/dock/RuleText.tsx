import { ruleById, ruleSections } from '../../content/rules.ts'
import type { RuleId } from '../../engine/index.ts'
import { t } from '../text.ts'
import css from './Dock.module.css'

export function RuleText({ rule }: { rule: RuleId }) {
  const entry = ruleById(rule)
  if (!entry) return <p className={css.text}>{t('widgets.ruleUnknown', { id: rule })}</p>
  const section = ruleSections.find((each) => each.id === entry.section)
  return (
    <article className={css.text}>
      <p className={css.ruleId}>
        {entry.id}
        {section && <span> {section.name}</span>}
      </p>
      <h2 className="type-title">{entry.title}</h2>
      <p className={css.ruleText}>{entry.text}</p>
      {entry.ruling && <p className="type-note">{t('widgets.ruling')}</p>}
    </article>
  )
}
