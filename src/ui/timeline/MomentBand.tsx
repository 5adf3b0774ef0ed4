import { useGame } from '../../store/game/game.ts'
import { useViewed } from '../../store/view/viewed-moment.ts'
import { openCompare } from '../compare/index.tsx'
import { t } from '../text.ts'
import { Button, Glyph, KeyCap } from '../widgets/index.ts'
import past from '../widgets/Past.module.css'
import { returnToNow } from './commands.ts'
import css from './MomentBand.module.css'
import { dateText } from './words.ts'

/** Placeholder for the bold part of the sentence. */
const GAP = '\u0000'

/** A band over the map while it shows a past moment. */
export function MomentBand() {
  const state = useViewed(({ look }) => look?.state)
  const there = useGame((store) => store.game !== null)
  if (!state || !there) return null
  // A language may have words on both sides of the moment.
  const [before, after] = t('timeline.looking', { moment: GAP }).split(GAP)
  return (
    <section className={`${past.band} ${css.band}`} aria-label={t('timeline.past')}>
      <Glyph name="clock" size={20} />
      <p>
        {before}
        <b>{dateText(state)}</b>
        {after} <span>{t('timeline.only')}</span>
      </p>
      <Button variant="quiet" onClick={openCompare}>
        {t('timeline.compare')}
      </Button>
      <Button onClick={returnToNow}>
        {t('timeline.return')} <KeyCap silent>Esc</KeyCap>
      </Button>
    </section>
  )
}
