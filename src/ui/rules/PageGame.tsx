import { useMemo } from 'react'
import type { RuleId } from '../../engine/index.ts'
import { useGame } from '../../store/game/game.ts'
import { useRefusals } from '../../store/game/refusal-history.ts'
import { t } from '../text.ts'
import { mentionsOf } from './mentions.ts'
import { PagePart } from './PagePart.tsx'
import css from './RulePage.module.css'

const FEW = 5

/** The latest actions of this game that used the rule, and refusals by it. */
export function PageGame({ rule }: { rule: RuleId }) {
  const log = useGame((store) => store.log)
  const sitting = useGame((store) => store.sitting)
  const refused = useRefusals((store) => store.all)
  const mentions = useMemo(
    () =>
      mentionsOf(
        rule,
        log,
        refused.filter((each) => each.sitting === sitting),
      ),
    [rule, log, refused, sitting],
  )
  if (mentions.length === 0) return null
  return (
    <PagePart title={t('rulebook.inGame')} note={t('rulebook.times', { count: mentions.length })}>
      <ul className={css.mentions}>
        {mentions.slice(0, FEW).map(({ id, round, text }) => (
          <li key={id}>
            <span>{text}</span>
            <small>{t('rulebook.round', { round })}</small>
          </li>
        ))}
      </ul>
    </PagePart>
  )
}
