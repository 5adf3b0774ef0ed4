import { openDesk } from '../../store/desk.ts'
import { openLearn } from '../../store/modes/learn-page.ts'
import { t } from '../../store/words.ts'
import { Button } from '../widgets/Button.tsx'
import css from './StartPage.module.css'

/** From the start page to the odds desk. */
export const OpenDesk = () => <Open icon="dice" name={t('app.menu.odds')} title={t('app.menu.oddsNote')} onClick={openDesk} />

/** From the start page to the drills. */
export const OpenLearn = () => <Open icon="book" name={t('app.menu.learn')} onClick={openLearn} />

type Props = { icon: string; name: string; title?: string; onClick: () => void }

/** By its glyph alone where there is little room. */
const Open = ({ name, ...rest }: Props) => (
  <Button variant="quiet" aria-label={name} {...rest}>
    <span className={css.word}>{name}</span>
  </Button>
)
