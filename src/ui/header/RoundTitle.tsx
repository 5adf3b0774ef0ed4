import { dateOf } from '../../engine/index.ts'
import { useRound } from '../../store/game/selectors.ts'
import { useShown } from '../../store/view/viewed-moment.ts'
import { handicapLines } from '../handicap-words.ts'
import { t } from '../text.ts'
import { Why } from '../widgets/Why.tsx'
import css from './Header.module.css'

export function RoundTitle() {
  const round = useRound()
  const year = useShown((game) => (game ? dateOf(game).year : 0))
  const season = useShown((game) => (game ? dateOf(game).season : null))
  return (
    <div className={css.round}>
      <h1>{t('app.round', { round })}</h1>
      <div className={css.underRound}>
        <p>{t('app.season', { season: season ?? 'none', year: String(year) })}</p>
        <HandicapMark />
      </div>
    </div>
  )
}

/** Shows the handicap of the game on click. */
function HandicapMark() {
  const handicap = useShown((game) => game?.table.handicap)
  if (!handicap) return null
  return (
    <Why why={handicapLines(handicap).join('. ')} label={t('app.handicap.name')}>
      <button type="button" className={css.handicap}>
        {t('app.handicap.name')}
      </button>
    </Why>
  )
}
