import { useState } from 'react'
import { dataOf } from '../../engine/index.ts'
import { proposedCount } from '../../planning/answers.ts'
import { AnswerOdds } from '../odds/AnswerOdds.tsx'
import { t } from '../text.ts'
import css from './Cards.module.css'
import { DecisionFrame } from './DecisionFrame.tsx'
import type { CardProps } from './types.ts'
import { Way } from './Way.tsx'
import { WaysFoot } from './WaysFoot.tsx'

/** Submarines alone may all dive before the battle, or fight. */
export function DiveAllCard({ game, decision }: CardProps) {
  const count = decision.count ?? 0
  const needs = dataOf(game).submarineHunt?.dived
  const [dive, setDive] = useState(() => proposedCount(decision) > 0)
  const choose = (way: boolean) => () => setDive(way)
  return (
    <DecisionFrame decision={decision} question={t('decisions.dive.title')} sentence={t('decisions.dive.sentence', { count })}>
      <div className={css.pair} role="radiogroup" aria-label={t('decisions.dive.title')}>
        <Way name={t('decisions.dive.dive')} chosen={dive} onChoose={choose(true)}>
          <p>{t('decisions.dive.diveLead', needs)}</p>
          {decision.space && (
            <AnswerOdds game={game} space={decision.space} answer={{ type: 'submerge', count }} who="dive all" />
          )}
        </Way>
        <Way name={t('decisions.dive.fight')} chosen={!dive} onChoose={choose(false)}>
          <p>{t('decisions.dive.fightLead')}</p>
          {decision.space && (
            <AnswerOdds game={game} space={decision.space} answer={{ type: 'submerge', count: 0 }} who="dive none" />
          )}
        </Way>
      </div>
      <WaysFoot
        by={decision.by}
        question={decision.id}
        chosen={dive ? 'dive' : 'fight'}
        ways={[
          { id: 'dive', label: t('decisions.dive.diveButton'), answer: { type: 'submerge', count } },
          { id: 'fight', label: t('decisions.dive.fightButton'), answer: { type: 'submerge', count: 0 } },
        ]}
      />
    </DecisionFrame>
  )
}
