import type { Forecast } from '../../odds/index.ts'
import { perCent } from '../../store/odds/said.ts'
import { t } from '../text.ts'
import css from './Chain.module.css'

/** What a landing has to come through, step by step, and how likely it has come so far. */
export function LandingWay({ odds }: { odds: Forecast }) {
  if (!odds.chain) return null
  const steps = { ...odds.chain, cleared: odds.cleared }
  return (
    <ol className={css.way} aria-label={t('odds.picture.chain.label')}>
      {(['afloat', 'through', 'ashore', 'cleared'] as const).map((step) => (
        <li key={step}>
          <span className={css.bead} aria-hidden="true" />
          <span>{t(`odds.picture.chain.${step}`)}</span>
          <b>{perCent(steps[step])}</b>
        </li>
      ))}
    </ol>
  )
}
