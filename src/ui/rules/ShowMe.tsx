import { useEffect, useState } from 'react'
import type { RuleId } from '../../engine/index.ts'
import { useGame } from '../../store/game/game.ts'
import { fetchMissingReason, fetchRuleExample, showRule } from '../../store/modes/rule-example.ts'
import type { ShownRule } from '../../store/modes/rule-example-data.ts'
import { useExampleTold } from '../learn/useExampleTold.ts'
import { t } from '../text.ts'
import { Button } from '../widgets/index.ts'
import { PagePart } from './PagePart.tsx'
import css from './RulePage.module.css'

/** A link to the rule's example, or the reason why there is none. Empty if the examples cannot be loaded. */
export function ShowMe({ rule }: { rule: RuleId }) {
  const [shown, setShown] = useState<ShownRule | null>(null)
  const [unshown, setUnshown] = useState<string | null>(null)
  const waits = useGame((store) => store.id !== null)
  useEffect(() => {
    let current = true
    Promise.all([fetchRuleExample(rule), fetchMissingReason(rule)]).then(
      ([it, why]) => {
        if (!current) return
        setShown(it)
        setUnshown(why)
      },
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [rule])
  const told = useExampleTold(rule, shown?.example ?? null)
  if (unshown !== null) {
    return (
      <PagePart title={t('rulebook.show')}>
        <p className="type-note">{t(`rulebook.unshown.${unshown}`)}</p>
      </PagePart>
    )
  }
  if (!shown || !told) return null
  return (
    <PagePart title={t('rulebook.show')}>
      <div className={css.show}>
        <p>
          <b>{told.order}</b>
          <span>
            {shown.words ?? told.how} {waits && t('rulebook.waits')}
          </span>
        </p>
        <Button className={css.try ?? ''} onClick={() => showRule(shown)}>
          {t('rulebook.try')}
        </Button>
      </div>
    </PagePart>
  )
}
