import { useGame } from '../../store/game.ts'
import { openLegend } from '../../store/legend.ts'
import { useUi } from '../../store/ui.ts'
import { WaysToWin } from '../panels/victory/HowItEnds.tsx'
import { t } from '../text.ts'
import { Button } from '../widgets/index.ts'
import css from './Dock.module.css'
import { KeyList } from './KeyList.tsx'

const STEPS = ['purchase', 'move', 'combat', 'mobilize', 'income'] as const

/** How this game is won, how a turn goes, and every key that does something. */
export function Help() {
  const game = useGame((store) => store.game)
  return (
    <div className={css.text}>
      <h2 className="type-title">{t('app.help.win')}</h2>
      <p>{t('app.help.sides')}</p>
      {game && (
        <div>
          <WaysToWin game={game} heading="h3" />
        </div>
      )}
      <h2 className="type-title">{t('app.help.turn')}</h2>
      <ol className={css.steps}>
        {STEPS.map((step) => (
          <li key={step}>
            <b>{t(`app.phase.${step}`)}</b> {t(`app.help.${step}`)}
          </li>
        ))}
      </ol>
      <p>{t('app.help.why')}</p>
      <Button icon="book" onClick={() => useUi.getState().openRule('')}>
        {t('app.menu.rules')}
      </Button>
      <Button icon="legend" onClick={openLegend}>
        {t('app.command.key')}
      </Button>
      <h2 className="type-title">{t('shortcuts.title')}</h2>
      <KeyList />
    </div>
  )
}
