import { useState } from 'react'
import {
  type Action,
  checkAction,
  type Decision,
  type GameState,
  muster,
  type RuleError,
  rulesetFacts,
  type SpaceId,
  spacesOf,
  unitsIn,
} from '../../engine/index.ts'
import { proposedAnswer } from '../../planning/answers.ts'
import { expectedOf, roundOf, submerges } from '../../store/reports.ts'
import { spaceName, t } from '../text.ts'
import { RuleTag } from '../widgets/index.ts'
import { AnswerFoot } from './AnswerFoot.tsx'
import css from './Cards.module.css'
import { DecisionFrame } from './DecisionFrame.tsx'
import { useKeys } from './keys.ts'
import type { CardProps } from './types.ts'
import { Way } from './Way.tsx'

const fixed = (hits: number) => hits.toFixed(1)

/** What the next round would bring on average, and whether boats could still dive in it. */
function nextRound(game: GameState, space: SpaceId): { text: string; mayDive: boolean } {
  const next = muster(game, space)
  if (!next) return { text: '', mayDive: false }
  const text = t('decisions.press.expect', { own: fixed(expectedOf(next.attackers)), theirs: fixed(expectedOf(next.defenders)) })
  return { text, mayDive: [...next.attackers, ...next.defenders].some((line) => submerges(line.type)) }
}

/** Where retreats are known but none is to be had: why not to the zone that comes nearest to it. */
function noRetreat(game: GameState, { space, options = [] }: Decision): RuleError | null {
  const task = game.flow.agenda.at(-1)
  if (options.length > 0 || task?.task !== 'sea-battle' || !rulesetFacts(game.table.ruleset).behaviours.seaRetreats) return null
  const all = spacesOf(game)
  const next = all.find((each) => each.id === space)?.adjacent.filter((id) => all.find((each) => each.id === id)?.kind === 'sea')
  const to = next?.find((id) => task.behind?.includes(id)) ?? next?.[0]
  return to === undefined ? null : checkAction(game, { type: 'retreat', to })
}

function proposedWay(game: GameState): 'on' | 'off' {
  const answer = proposedAnswer(game)
  return answer?.type === 'press' && !answer.on ? 'off' : 'on'
}

/** After a round at sea: go on, break off, or retreat where the rules know it. Each with what follows. */
export function PressCard({ game, decision, report }: CardProps) {
  // With nobody left who fires there is only the other way, or the way back.
  const barred = checkAction(game, { type: 'press', on: true })
  const [way, setWay] = useState<'on' | 'off' | SpaceId>(() => proposedWay(game))
  const on = way === 'on'
  useKeys('decisions.press', {
    r: { label: 'decisions.key.press', run: () => setWay('on') },
    b: { label: 'decisions.key.break', run: () => setWay('off') },
  })
  const space = decision.space ?? ''
  const round = report ? roundOf(report) : 1
  const next = nextRound(game, space)
  const dived = unitsIn(game, space).some((stack) => stack.submerged)
  const landings = [...new Set(game.turn.landings.filter((landing) => landing.zone === space).map((landing) => landing.to))]
  const zones = decision.options ?? []
  const refused = noRetreat(game, decision)
  const retreat = zones.find((zone) => zone.id === way)
  const answer: Action = retreat ? { type: 'retreat', to: retreat.id } : { type: 'press', on }
  const label = retreat
    ? t('decisions.press.retreatButton', { space: spaceName(retreat.id) })
    : on
      ? t('decisions.press.onButton', { round: round + 1 })
      : t('decisions.press.offButton')
  return (
    <DecisionFrame decision={decision} question={t('decisions.press.title')} aside={t('decisions.press.after', { round })} brief>
      <div className={css.pair} role="radiogroup" aria-label={t('decisions.press.title')}>
        <Way name={t('decisions.press.on')} letter="R" chosen={on} onChoose={() => setWay('on')}>
          {barred ? (
            <p>{barred.message}</p>
          ) : (
            <>
              <p>{t('decisions.press.onLead', { round: round + 1 })}</p>
              <p>{next.text}</p>
              {next.mayDive && <p>{t('decisions.press.mayDive')}</p>}
            </>
          )}
        </Way>
        <Way name={t('decisions.press.off')} letter="B" chosen={way === 'off'} onChoose={() => setWay('off')}>
          <p>{t('decisions.press.offLead')}</p>
          <p>{t('decisions.press.stay', { space: spaceName(space) })}</p>
          {dived && <p>{t('decisions.press.surface')}</p>}
          {landings.map((to) => (
            <p key={to}>{t('decisions.press.landing', { to: spaceName(to) })}</p>
          ))}
        </Way>
        {zones.map(({ id }) => (
          <Way
            key={id}
            name={t('decisions.press.retreat', { space: spaceName(id) })}
            chosen={way === id}
            onChoose={() => setWay(id)}
          >
            <p>{t('decisions.press.retreatLead')}</p>
          </Way>
        ))}
      </div>
      {refused && (
        <p className={`type-note ${css.refused}`}>
          {refused.message} <RuleTag rule={refused.rule} />
        </p>
      )}
      <AnswerFoot by={decision.by} label={label} answer={answer} why={on ? barred : null} />
    </DecisionFrame>
  )
}
