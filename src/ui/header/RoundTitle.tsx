import { dateOf } from '../../engine/index.ts'
import { useShown } from '../../store/look.ts'
import { useRound } from '../../store/selectors.ts'
import { t } from '../text.ts'
import css from './Header.module.css'

export function RoundTitle() {
  const round = useRound()
  const year = useShown((game) => (game ? dateOf(game).year : 0))
  const season = useShown((game) => (game ? dateOf(game).season : null))
  return (
    <div className={css.round}>
      <h1>{t('app.round', { round })}</h1>
      <p>{t('app.season', { season: season ?? 'none', year: String(year) })}</p>
    </div>
  )
}
