import { useState } from 'react'
import { type Decision, engagementEdge, type GameState } from '../../engine/index.ts'
import { proposedAnswer } from '../../planning/answers.ts'
import { roundOf } from '../../store/game/reports.ts'
import { AnswerOdds } from '../odds/AnswerOdds.tsx'
import { powerAtStart, spaceName, t } from '../text.ts'
import css from './Cards.module.css'
import { DecisionFrame } from './DecisionFrame.tsx'
import type { CardProps } from './types.ts'
import { Way } from './Way.tsx'
import { type FootWay, WaysFoot } from './WaysFoot.tsx'

/** The attacker's answer; null while the attacker is asked. */
function otherWish(game: GameState): string {
  const task = game.flow.agenda.at(-1)
  if (task?.task !== 'sea-battle' || task.wishes?.attacker === undefined) return ''
  return t('decisions.disengage.other', { power: powerAtStart(task.attacker), wish: task.wishes.attacker ? 'leave' : 'stay' })
}

/** Bonus in a roll to leave or stay. */
function edge(game: GameState, { by }: Decision, leaves: boolean): string {
  const task = game.flow.agenda.at(-1)
  if (task?.task !== 'sea-battle') return ''
  const net = engagementEdge(game, by === task.attacker ? 'attacker' : 'defender', leaves)
  return t('decisions.disengage.edge', { who: net > 0 ? 'you' : net < 0 ? 'they' : 'none', n: Math.abs(net) })
}

function proposedToLeave(game: GameState): boolean {
  const answer = proposedAnswer(game)
  return answer?.type === 'disengage' && answer.on
}

/** After a round at sea each side chooses to stay or leave; if they differ, dice decide. */
export function DisengageCard({ game, decision, report }: CardProps) {
  const [on, setOn] = useState(() => proposedToLeave(game))
  const round = report ? roundOf(report) : 1
  const space = decision.space ? spaceName(decision.space) : ''
  // Either way dice may decide and another round may follow.
  const ways: FootWay[] = [
    {
      id: 'leave',
      label: t('decisions.disengage.leaveButton'),
      answer: { type: 'disengage', on: true },
      key: 'breakOff',
      battle: true,
    },
    {
      id: 'stay',
      label: t('decisions.disengage.stayButton'),
      answer: { type: 'disengage', on: false },
      key: 'fightOn',
      battle: true,
    },
  ]
  return (
    <DecisionFrame
      decision={decision}
      question={t('decisions.disengage.title')}
      aside={t('decisions.press.after', { round })}
      sentence={`${otherWish(game)} ${t('decisions.disengage.sentence')}`.trim()}
    >
      <div className={css.pair} role="radiogroup" aria-label={t('decisions.disengage.title')}>
        <Way name={t('decisions.disengage.stay')} keyed="fightOn" chosen={!on} onChoose={() => setOn(false)}>
          <p>{t('decisions.disengage.stayLead', { round: round + 1 })}</p>
          <p>{edge(game, decision, false)}</p>
          {decision.space && (
            <AnswerOdds game={game} space={decision.space} answer={{ type: 'disengage', on: false }} who="stay" />
          )}
        </Way>
        <Way name={t('decisions.disengage.leave')} keyed="breakOff" chosen={on} onChoose={() => setOn(true)}>
          <p>{t('decisions.disengage.leaveLead', { space })}</p>
          <p>{edge(game, decision, true)}</p>
          {decision.space && (
            <AnswerOdds game={game} space={decision.space} answer={{ type: 'disengage', on: true }} who="leave" />
          )}
        </Way>
      </div>
      <WaysFoot by={decision.by} question={decision.id} ways={ways} chosen={on ? 'leave' : 'stay'} />
    </DecisionFrame>
  )
}
