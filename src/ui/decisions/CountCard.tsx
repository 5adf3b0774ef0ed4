import { useState } from 'react'
import { convoys, type Decision, dataOf, type GameState, situation } from '../../engine/index.ts'
import { COUNTED, type Counted, proposedCount } from '../../planning/answers.ts'
import { AnswerOdds } from '../odds/AnswerOdds.tsx'
import { powerInText, spaceName, t, unitName } from '../text.ts'
import fold from '../widgets/Fold.module.css'
import { Glyph, Stepper, UnitIcon } from '../widgets/index.ts'
import { AnswerFoot } from './AnswerFoot.tsx'
import css from './Cards.module.css'
import { DecisionFrame } from './DecisionFrame.tsx'
import type { CardProps } from './types.ts'

const isCounted = (kind: Decision['kind']): kind is Counted => kind in COUNTED

/** Who pays for a raid here, with the minimum and maximum for each raider. */
function priceOf(game: GameState, { space }: Decision) {
  const [odd, even] = convoys(game).find(({ zone }) => zone === space)?.owners ?? []
  const damage = dataOf(game).convoys?.damage[situation(game).convoyWar ?? 'restricted'] ?? [0]
  const payer =
    odd && even ? t('decisions.convoy.shared', { odd: powerInText(odd), even: powerInText(even) }) : odd ? powerInText(odd) : ''
  return { payer, least: Math.min(...damage), most: Math.max(...damage) }
}

/** How many units do something special: gas, coast, convoy. */
export function CountCard({ game, decision, report }: CardProps) {
  const { kind, count: most = 0, space } = decision
  const counted = isCounted(kind) ? COUNTED[kind] : null
  const [count, setCount] = useState(() => proposedCount(decision))
  if (!counted) return null
  const guarded = report?.opening.defender.length === 0 ? 'no' : 'yes'
  const words = {
    count: most,
    space: space ? spaceName(space) : '',
    guarded,
    ...(kind === 'convoy' ? priceOf(game, decision) : {}),
  }
  const says = (what: string) => t(`decisions.${kind}.${what}`, words)
  const further = says('more')
  return (
    <DecisionFrame decision={decision} question={says('title')} sentence={says('sentence')}>
      <div className={css.row}>
        <UnitIcon type={counted.unit} size={28} />
        <span className={css.rowName}>{says('row')}</span>
        <Stepper
          label={unitName(counted.unit, 2)}
          value={count}
          max={most}
          onChange={setCount}
          whyMin={t('decisions.count.least')}
          whyMax={t('decisions.count.most', { count: most })}
        />
        <span className={css.of}>{t('decisions.losses.of', { max: most })}</span>
      </div>
      <p className="type-note">{says('means')}</p>
      {kind === 'convoy' && space && <AnswerOdds game={game} space={space} answer={counted.answer(count)} who="convoy" />}
      {further && (
        <details className={fold.fold}>
          <summary>
            <Glyph name="chev" size={12} />
            {t('decisions.count.more')}
          </summary>
          <p className="type-note">{further}</p>
        </details>
      )}
      <AnswerFoot by={decision.by} label={t(`decisions.${kind}.button`, { count })} answer={counted.answer(count)} />
    </DecisionFrame>
  )
}
