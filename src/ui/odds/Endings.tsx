import { useState } from 'react'
import { LANGUAGE } from '../../content/language.ts'
import type { Ending } from '../../odds/index.ts'
import type { Prices } from '../../odds/tally.ts'
import { perCent, swingText } from '../../store/odds/format.ts'
import { countsText, t } from '../text.ts'
import fold from '../widgets/Fold.module.css'
import { Button, Glyph } from '../widgets/index.ts'
import css from './Endings.module.css'
import type { Parties } from './parties.ts'
import { columnOf } from './party-words.ts'
import { swingOfEnding } from './spreads.ts'

type Props = { rows: readonly Ending[]; parties: Parties; at: 'land' | 'sea'; prices: Prices }

/** Rows per page: a large battle has thousands of results. */
const PAGE = 100

/** Every result with the losses of each side; folded. */
export function Endings(props: Props) {
  const [open, setOpen] = useState(false)
  return (
    <details className={fold.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Glyph name="chev" size={14} />
        {t('odds.picture.rows', { count: props.rows.length })}
      </summary>
      {open && <Table {...props} />}
    </details>
  )
}

function Table({ rows, parties, at, prices }: Props) {
  const [most, setMost] = useState(PAGE)
  const shown = rows.slice(0, most)
  const rest = rows.slice(most)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={css.scroll} tabIndex={0} aria-label={t('odds.picture.table')}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('odds.picture.column.chance')}</th>
              <th scope="col">{t('odds.picture.column.end')}</th>
              <th scope="col">{columnOf(parties, 'attacker')}</th>
              <th scope="col">{columnOf(parties, 'defender')}</th>
              <th scope="col">{t('odds.picture.column.swing')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row, i) => (
              <tr key={i}>
                <td>{fine(row.chance)}</td>
                <td>{t(`odds.picture.end.${row.end}`, { at })}</td>
                <td>{countsText(row.lost.attacker)}</td>
                <td>{countsText(row.lost.defender)}</td>
                <td>{swingText(swingOfEnding(row, prices))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rest.length > 0 && (
        <div className={css.rest}>
          <p>
            {t('odds.picture.rest', { count: rest.length, chance: perCent(rest.reduce((sum, { chance }) => sum + chance, 0)) })}
          </p>
          <Button onClick={() => setMost(most + PAGE)}>{t('odds.picture.more', { count: Math.min(PAGE, rest.length) })}</Button>
        </div>
      )}
    </>
  )
}

/** Single results are rare: two decimals. */
const hundredths = new Intl.NumberFormat(LANGUAGE, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const fine = (chance: number): string => t('odds.chip.chance', { number: hundredths.format(chance * 100) })
