import { openLearn } from '../../store/learning.ts'
import { t } from '../../store/words.ts'
import { Button } from '../widgets/Button.tsx'
import css from './StartPage.module.css'

/** From the start page to the drills. */
export function OpenLearn() {
  const name = t('app.menu.learn')
  return (
    <Button variant="quiet" icon="book" aria-label={name} onClick={openLearn}>
      <span className={css.word}>{name}</span>
    </Button>
  )
}
