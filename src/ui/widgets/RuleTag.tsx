import { ruleById } from '../../content/rules.ts'
import type { RuleId } from '../../engine/index.ts'
import { useUi } from '../../store/ui.ts'
import { t } from '../text.ts'
import css from './RuleTag.module.css'

/** A rule's number; pressing it opens the rule's title and text in the dock. */
export function RuleTag({ rule }: { rule: RuleId }) {
  const openRule = useUi((state) => state.openRule)
  const entry = ruleById(rule)
  const name = entry ? t('widgets.rule', { id: rule, title: entry.title }) : t('widgets.ruleUnknown', { id: rule })
  return (
    <button type="button" className={css.tag} aria-label={name} title={entry?.title} onClick={() => openRule(rule)}>
      {rule}
    </button>
  )
}
