import { useState } from 'react'
import type { Decision, GameState } from '../../engine/index.ts'
import { proposedCount } from '../../planning/answers.ts'
import type { BattleReport } from '../../store/game/reports.ts'
import { AnswerOdds } from '../odds/AnswerOdds.tsx'
import { t, unitName } from '../text.ts'
import { Stepper, UnitIcon } from '../widgets/index.ts'
import { AnswerFoot } from './AnswerFoot.tsx'
import css from './Cards.module.css'
import { DecisionFrame } from './DecisionFrame.tsx'
import type { CardProps } from './types.ts'

/** True before this side's submarines take their first shots. */
function isFirstShot(game: GameState, { by }: Decision, report: BattleReport | null): boolean {
  const task = game.flow.agenda.at(-1)
  const side = by === report?.attacker ? 'attacker' : 'defender'
  return task?.task === 'sea-battle' && (task.firstShot?.includes(side) ?? false)
}

/** How many submarines submerge instead of firing. */
export function SubmergeCard({ game, decision, report }: CardProps) {
  const max = decision.count ?? 0
  const [count, setCount] = useState(() => proposedCount(decision))
  const first = isFirstShot(game, decision, report)
  const label = count > 0 ? t('decisions.submerge.some', { count }) : t('decisions.submerge.none', { count: max })
  return (
    <DecisionFrame
      decision={decision}
      question={t('decisions.submerge.title')}
      sentence={t('decisions.submerge.sentence', { count: max })}
    >
      <div className={css.row}>
        <UnitIcon type="submarine" size={28} />
        <span className={css.rowName}>{t('decisions.submerge.row')}</span>
        <Stepper
          label={unitName('submarine', 2)}
          value={count}
          max={max}
          onChange={setCount}
          whyMin={t('decisions.submerge.least')}
          whyMax={t('decisions.submerge.most')}
        />
        <span className={css.of}>{t('decisions.losses.of', { max })}</span>
      </div>
      <p className="type-note">{t(first ? 'decisions.submerge.meansFirst' : 'decisions.submerge.means')}</p>
      {decision.space && <AnswerOdds game={game} space={decision.space} answer={{ type: 'submerge', count }} who="dive" />}
      <AnswerFoot by={decision.by} label={label} answer={{ type: 'submerge', count }} />
    </DecisionFrame>
  )
}
