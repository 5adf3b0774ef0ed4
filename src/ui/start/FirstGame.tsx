import { t } from '../../store/words.ts'
import { loadGameCode } from './game-code.ts'
import css from './StartPage.module.css'

const begin = (): void => void loadGameCode().then((works) => works?.beginWithCoach())

/** One press, and whoever has never played stands before their first purchase. */
export const FirstGame = () => (
  <button type="button" className={css.first} onClick={begin}>
    <b>{t('app.start.coach')}</b>
    <span>{t('app.start.coachNote')}</span>
  </button>
)
