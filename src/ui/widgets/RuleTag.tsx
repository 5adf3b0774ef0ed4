import type { RuleId } from '../../engine/index.ts'
import { useUi } from '../../store/ui.ts'
import { openRulebook, useRule } from '../../store/view/rulebook.ts'
import { lazyModule } from '../lazy.tsx'
import { t } from '../text.ts'
import css from './RuleTag.module.css'

lazyModule(openRulebook)

/** A rule's number. Pressing it opens the rule. */
export function RuleTag({ rule }: { rule: RuleId }) {
  const openRule = useUi((state) => state.openRule)
  const entry = useRule(rule)
  const name = entry ? t('widgets.rule', { id: rule, title: entry.title }) : t('widgets.ruleUnknown', { id: rule })
  return (
    <button type="button" className={css.tag} aria-label={name} title={entry?.title} onClick={() => openRule(rule)}>
      <span translate="no">{rule}</span>
    </button>
  )
}
