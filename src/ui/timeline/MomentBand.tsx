import { useGame } from '../../store/game.ts'
import { useLook } from '../../store/look.ts'
import { openCompare } from '../compare/index.tsx'
import { t } from '../text.ts'
import { Button, Glyph, KeyCap } from '../widgets/index.ts'
import past from '../widgets/Past.module.css'
import { returnToNow } from './commands.ts'
import css from './MomentBand.module.css'
import { dateText } from './words.ts'

/** Stands for what is set in bold; no sentence has it. */
const GAP = '\u0000'

/** Over the upper edge of the map while it shows a moment that is past, so that nobody takes it for the present. */
export function MomentBand() {
  const state = useLook(({ look }) => look?.state)
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
