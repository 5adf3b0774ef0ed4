import { useRound, yearOf } from '../../store/selectors.ts'
import { t } from '../text.ts'
import css from './Header.module.css'

export function RoundTitle() {
  const round = useRound()
  return (
    <div className={css.round}>
      <h1>{t('app.round', { round })}</h1>
      <p>{t('app.season', { season: round % 2 === 1 ? 'autumn' : 'spring', year: String(yearOf(round)) })}</p>
    </div>
  )
}
