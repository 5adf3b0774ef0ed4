import { memo, useMemo } from 'react'
import type { UnitType } from '../../../engine/index.ts'
import { buildPosition, type DeskQuestion } from '../../../odds/desk.ts'
import { oddsNow } from '../../../store/odds/answers.ts'
import { perCent } from '../../../store/odds/format.ts'
import { powerName, t, unitName } from '../../text.ts'
import { UnitIcon } from '../../widgets/index.ts'
import line from '../../widgets/Line.module.css'
import type { SideId } from '../spreads.ts'
import { rowsOfKind, withUnits } from './change.ts'
import css from './OneMore.module.css'

type Props = { question: DeskQuestion; side: SideId; onChange: (question: DeskQuestion) => void }

/** The effect of one more unit of each kind; clicking adds it. Only battles that the kernel can compute at once. */
export const OneMore = memo(function OneMore({ question, side, onChange }: Props) {
  const { ruleset, kind } = question
  const types = [...rowsOfKind(ruleset, kind, 'sea'), ...rowsOfKind(ruleset, kind, 'land')].map(({ id }) => id)
  return (
    <div className={css.more}>
      <p className={line.ends}>
        <span className="type-caption">{t('odds.desk.more.label')}</span>
        <small>{t('odds.picture.end.cleared')}</small>
      </p>
      <div className={css.units}>
        {types.map((type) => (
          <More key={type} type={type} question={question} side={side} onChange={onChange} />
        ))}
      </div>
    </div>
  )
})

function More({ type, question, side, onChange }: Props & { type: UnitType }) {
  const next = useMemo(() => {
    const count = question[side][0]?.units[type] ?? 0
    return withUnits(question, { side, index: 0, type }, count + 1)
  }, [question, side, type])
  const odds = useMemo(() => {
    const posed = buildPosition(next)
    return posed.ok ? oddsNow(posed.state, { ...posed.ask, table: false }) : null
  }, [next])
  const power = question[side][0]?.power
  if (!odds || !power) return null
  const chance = perCent(odds.cleared)
  const label = t('odds.desk.more.spoken', { unit: unitName(type, 1), power: powerName(power), chance })
  return (
    <button type="button" className={css.unit} aria-label={label} onClick={() => onChange(next)}>
      <UnitIcon type={type} size={20} />
      {chance}
    </button>
  )
}
