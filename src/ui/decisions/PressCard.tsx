import { useState } from 'react'
import { battleDice, type Decision, type GameState, rulesetFacts, type SpaceId, spacesOf, unitsIn } from '../../engine/index.ts'
import { proposedAnswer } from '../../planning/answers.ts'
import { type RefusedAction, refusalIn } from '../../planning/refusals.ts'
import { expectedOf, roundOf, submerges } from '../../store/game/reports.ts'
import { IfAttacked } from '../odds/AnswerOdds.tsx'
import { PressOdds } from '../odds/PressOdds.tsx'
import { spaceName, t, tenths } from '../text.ts'
import { RuleTag } from '../widgets/index.ts'
import css from './Cards.module.css'
import { DecisionFrame } from './DecisionFrame.tsx'
import type { CardProps } from './types.ts'
import { Way } from './Way.tsx'
import { type FootWay, keyNow, WaysFoot } from './WaysFoot.tsx'

/** Expected results of the next round, and whether submarines could still submerge. */
function nextRound(game: GameState, space: SpaceId): { text: string; mayDive: boolean } {
  const next = battleDice(game, space)
  if (!next) return { text: '', mayDive: false }
  const text = t('decisions.press.expect', {
    own: tenths(expectedOf(next.attackers)),
    theirs: tenths(expectedOf(next.defenders)),
  })
  return { text, mayDive: [...next.attackers, ...next.defenders].some((line) => submerges(line.type)) }
}

/** Why retreat is impossible, for the nearest candidate. */
function noRetreat(game: GameState, { space, options = [] }: Decision): RefusedAction | null {
  const task = game.flow.agenda.at(-1)
  if (options.length > 0 || task?.task !== 'sea-battle' || !rulesetFacts(game.table.ruleset).behaviours.seaRetreats) return null
  const all = spacesOf(game)
  const next = all.find((each) => each.id === space)?.adjacent.filter((id) => all.find((each) => each.id === id)?.kind === 'sea')
  const to = next?.find((id) => task.behind?.includes(id)) ?? next?.[0]
  return to === undefined ? null : refusalIn(game, { type: 'retreat', to })
}

function proposedWay(game: GameState): 'on' | 'off' {
  const answer = proposedAnswer(game)
  return answer?.type === 'press' && !answer.on ? 'off' : 'on'
}

/** After a round at sea: continue, break off or retreat, each with its consequences. */
export function PressCard({ game, decision, report }: CardProps) {
  // Without an enemy that can fire there are fewer choices.
  const barred = refusalIn(game, { type: 'press', on: true })
  const [way, setWay] = useState<'on' | 'off' | SpaceId>(() => proposedWay(game))
  const on = way === 'on'
  const space = decision.space ?? ''
  const round = report ? roundOf(report) : 1
  const next = nextRound(game, space)
  const dived = unitsIn(game, space).some((stack) => stack.submerged)
  const landings = [...new Set(game.turn.landings.filter((landing) => landing.zone === space).map((landing) => landing.to))]
  const zones = decision.options ?? []
  const refused = noRetreat(game, decision)
  // The forward answer is on the right, as in dialogs.
  const ways: FootWay[] = [
    ...zones.map(({ id }) => ({
      id,
      label: t('decisions.press.retreatButton', { space: spaceName(id) }),
      answer: { type: 'retreat', to: id } as const,
      key: 'retreat' as const,
    })),
    {
      id: 'off',
      label: t('decisions.press.offButton'),
      answer: { type: 'press', on: false },
      key: 'breakOff',
    },
    {
      id: 'on',
      label: t('decisions.press.onButton', { round: round + 1 }),
      answer: { type: 'press', on: true },
      key: 'fightOn',
      why: barred,
      battle: true,
    },
  ]
  return (
    <DecisionFrame decision={decision} question={t('decisions.press.title')} aside={t('decisions.press.after', { round })} brief>
      <div
        className={css.pair}
        data-more={zones.length > 0 || undefined}
        role="radiogroup"
        aria-label={t('decisions.press.title')}
      >
        <Way name={t('decisions.press.on')} keyed="fightOn" chosen={on} onChoose={() => setWay('on')}>
          {barred ? (
            <p>{barred.message}</p>
          ) : (
            <>
              <p>{t('decisions.press.onLead', { round: round + 1 })}</p>
              <p>{next.text}</p>
              <PressOdds game={game} space={space} />
              {next.mayDive && <p>{t('decisions.press.mayDive')}</p>}
            </>
          )}
        </Way>
        <Way name={t('decisions.press.off')} keyed="breakOff" chosen={way === 'off'} onChoose={() => setWay('off')}>
          <p>{t('decisions.press.offLead')}</p>
          {!barred && <b>{t('odds.battle.press.stays')}</b>}
          <IfAttacked game={game} space={space} who="break off" />
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
            keyed={keyNow({ ways, chosen: way }, id)}
            chosen={way === id}
            onChoose={() => setWay(id)}
          >
            <p>{t('decisions.press.retreatLead')}</p>
            <b>{t('odds.battle.press.stays')}</b>
            <p>{t('odds.battle.press.clear')}</p>
          </Way>
        ))}
      </div>
      {refused && (
        <p className={`type-note ${css.refused}`}>
          {refused.message} <RuleTag rule={refused.rule} />
        </p>
      )}
      <WaysFoot by={decision.by} question={decision.id} ways={ways} chosen={way} onChoose={setWay} />
    </DecisionFrame>
  )
}
