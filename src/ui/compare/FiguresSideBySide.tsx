import { useState } from 'react'
import type { GameState, PowerId, Side } from '../../engine/index.ts'
import { type Belligerent, type FigureComparison, isSide, type PowerFigures, powersWithin } from '../../history/index.ts'
import { powerName, t } from '../text.ts'
import { Roundel } from '../widgets/index.ts'
import css from './CompareSheet.module.css'

const FIGURES: readonly (keyof PowerFigures)[] = ['income', 'treasury', 'units', 'territories', 'capitals']
const SIDES_FIRST: readonly Side[] = ['central', 'allies']
/** Sides, each followed by its powers. */
const ROWS: readonly Belligerent[] = SIDES_FIRST.flatMap((side) => [side, ...powersWithin(side)])

type Props = { contrasts: readonly FigureComparison[]; states: readonly [GameState, GameState] }

const signed = (by: number): string => (by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '0')

/** One figure of every power and side at both moments, with the change. */
export function FiguresSideBySide({ contrasts, states }: Props) {
  const [figure, setFigure] = useState<keyof PowerFigures>('income')
  const [a, b] = states.map(({ flow }) => flow.round) as [number, number]
  const heads = a === b ? [t('compare.left'), t('compare.right')] : [a, b].map((round) => t('compare.round', { round }))
  return (
    <section aria-label={t('compare.figures')}>
      <fieldset className={css.figures} aria-label={t('compare.figures')}>
        {FIGURES.map((each) => (
          <label key={each}>
            <input type="radio" name="compare-figure" checked={each === figure} onChange={() => setFigure(each)} />
            {t(`compare.figure.${each}`)}
          </label>
        ))}
      </fieldset>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('compare.who')}</th>
            <th scope="col">{heads[0]}</th>
            <th scope="col">{heads[1]}</th>
            <th scope="col">{t('compare.by')}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map((party) => {
            const { first, second } = contrasts.find((each) => each.party === party)!
            const by = second[figure] - first[figure]
            return (
              <tr key={party} data-side={isSide(party) || undefined}>
                <th scope="row">{isSide(party) ? t(`app.side.${party}`) : <Named power={party} />}</th>
                <td>{first[figure]}</td>
                <td>{second[figure]}</td>
                <td data-changed={by !== 0 || undefined}>{signed(by)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="type-note">{t('compare.figureNote', { figure })}</p>
    </section>
  )
}

function Named({ power }: { power: PowerId }) {
  return (
    <span className={css.named}>
      <Roundel power={power} size={18} /> {powerName(power)}
    </span>
  )
}
