import { openDesk } from '../../store/desk.ts'
import { t } from '../../store/words.ts'
import { Button } from '../widgets/Button.tsx'
import css from './StartPage.module.css'

/** From the start page to the odds desk. */
export function OpenDesk() {
  const name = t('app.menu.odds')
  return (
    <Button variant="quiet" icon="dice" aria-label={name} title={t('app.menu.oddsNote')} onClick={openDesk}>
      <span className={css.word}>{name}</span>
    </Button>
  )
}
