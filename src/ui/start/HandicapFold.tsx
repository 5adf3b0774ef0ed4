import { useState } from 'react'
import type { Handicap } from '../../engine/types/state.ts'
import { t } from '../../store/words.ts'
import { HANDICAP_HOLDERS, type HandicapHolder, handicapLines, holderName, isHandicapSide } from '../handicap-words.ts'
import fold from '../widgets/Fold.module.css'
import { Glyph } from '../widgets/Glyph.tsx'
import css from './Handicap.module.css'
import { BID, isBidWrong, isPercentWrong, PERCENT, whyNotHandicap, withAmount } from './handicap.ts'

type Props = { handicap: Required<Handicap>; onChange: (handicap: Required<Handicap>) => void }

/** Bids and incomes in per cent by side or power; its summary says what is set. */
export function HandicapFold({ handicap, onChange }: Props) {
  const [added, setAdded] = useState<readonly HandicapHolder[]>([])
  const [open, setOpen] = useState(false)
  const wrong = whyNotHandicap(handicap)
  const lines = wrong ? [] : handicapLines(handicap)
  const shown = HANDICAP_HOLDERS.filter((holder) => isHandicapSide(holder) || added.includes(holder))
  return (
    <details className={fold.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Glyph name="chev" size={16} />
        <b>{t('app.handicap.name')}</b>
        <small className={css.summary}>{lines.length > 0 ? lines.join('; ') : t('app.start.handicapNone')}</small>
      </summary>
      {open && (
        <div className={css.handicap}>
          <p className="type-note">{t('app.start.handicapNote')}</p>
          <table className={css.table}>
            <thead>
              <tr>
                <td />
                <th scope="col">{t('app.start.handicapBid')}</th>
                <th scope="col">{t('app.start.handicapIncome')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((holder) => (
                <tr key={holder}>
                  <th scope="row">{holderName(holder)}</th>
                  <td>
                    <Amount
                      label={t('app.start.handicapBidOf', { holder: holderName(holder) })}
                      limits={BID}
                      usual={0}
                      value={handicap.bid[holder]}
                      isWrong={isBidWrong(handicap.bid[holder])}
                      onChange={(amount) => onChange({ ...handicap, bid: withAmount(handicap.bid, holder, amount) })}
                    />
                  </td>
                  <td>
                    <Amount
                      label={t('app.start.handicapIncomeOf', { holder: holderName(holder) })}
                      limits={PERCENT}
                      usual={100}
                      value={handicap.income[holder]}
                      isWrong={isPercentWrong(handicap.income[holder])}
                      onChange={(amount) => onChange({ ...handicap, income: withAmount(handicap.income, holder, amount) })}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {shown.length < HANDICAP_HOLDERS.length && (
            <select
              className={css.add}
              aria-label={t('app.start.handicapAdd')}
              value=""
              onChange={({ target }) => setAdded([...added, target.value as HandicapHolder])}
            >
              <option value="">{t('app.start.handicapAdd')}</option>
              {HANDICAP_HOLDERS.filter((holder) => !shown.includes(holder)).map((holder) => (
                <option key={holder} value={holder}>
                  {holderName(holder)}
                </option>
              ))}
            </select>
          )}
          {wrong && (
            <p className={css.wrong} role="alert">
              {wrong}
            </p>
          )}
        </div>
      )}
    </details>
  )
}

type AmountProps = {
  label: string
  limits: { least: number; most: number }
  /** What an empty field means. */
  usual: number
  value: number | undefined
  isWrong: boolean
  onChange: (value: number) => void
}

function Amount({ label, limits, usual, value, isWrong, onChange }: AmountProps) {
  return (
    <input
      type="number"
      inputMode="numeric"
      aria-label={label}
      aria-invalid={isWrong || undefined}
      min={limits.least}
      max={limits.most}
      step={1}
      placeholder={String(usual)}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.valueAsNumber)}
    />
  )
}
