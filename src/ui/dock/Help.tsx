import { useGame } from '../../store/game/game.ts'
import { openLegend } from '../../store/legend.ts'
import { changeSettings, useSettings } from '../../store/settings/settings.ts'
import { useUi } from '../../store/ui.ts'
import { WaysToWin } from '../panels/victory/HowItEnds.tsx'
import { t } from '../text.ts'
import { Button } from '../widgets/index.ts'
import { TermList } from '../widgets/Term.tsx'
import css from './Dock.module.css'
import learners from './ForLearners.module.css'
import { WhatUnitsDo, WhoMayMove } from './ForLearners.tsx'
import { KeyList } from './KeyList.tsx'

const STEPS = ['purchase', 'move', 'combat', 'mobilize', 'income'] as const

type Part = { readonly id: string; readonly title: string; readonly ofGame?: true }

const PARTS: readonly Part[] = [
  { id: 'help-win', title: 'app.help.win' },
  { id: 'help-turn', title: 'app.help.turn' },
  { id: 'help-words', title: 'app.help.words' },
  { id: 'help-idle', title: 'coach.help.idle', ofGame: true },
  { id: 'help-units', title: 'coach.help.units', ofGame: true },
  { id: 'help-keys', title: 'shortcuts.title' },
]

/** A link to a heading of the help; it moves the focus there. */
function goToPart(id: string): void {
  const heading = document.getElementById(id)
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

const Title = ({ at }: { at: number }) => (
  <h2 id={PARTS[at]?.id} className="type-title" tabIndex={-1}>
    {t(PARTS[at]?.title ?? '')}
  </h2>
)

/** How to win, how a turn works, units that can move, unit values and all keys. */
export function Help() {
  const game = useGame((store) => store.game)
  const steps = useSettings((settings) => settings.steps)
  return (
    <div className={css.text}>
      <nav className={learners.contents} aria-label={t('coach.help.contents')}>
        {PARTS.filter(({ ofGame }) => game || !ofGame).map(({ id, title }) => (
          <Button key={id} onClick={() => goToPart(id)}>
            {t(title)}
          </Button>
        ))}
      </nav>
      <Title at={0} />
      <p>{t('app.help.sides')}</p>
      {game && (
        <div>
          <WaysToWin game={game} heading="h3" />
        </div>
      )}
      <Title at={1} />
      <ol className={css.steps}>
        {STEPS.map((step) => (
          <li key={step}>
            <b>{t(`app.phase.${step}`)}</b> {t(`app.help.${step}`)}
          </li>
        ))}
      </ol>
      <p>{t('app.help.why')}</p>
      <Button icon={steps ? 'check' : 'next'} aria-pressed={steps} onClick={() => changeSettings({ steps: !steps })}>
        {t('app.settings.steps')}
      </Button>
      <Button icon="book" onClick={() => useUi.getState().openRule('')}>
        {t('app.menu.rules')}
      </Button>
      <Button icon="legend" onClick={openLegend}>
        {t('app.command.key')}
      </Button>
      <Title at={2} />
      <TermList />
      {game && (
        <>
          <Title at={3} />
          <WhoMayMove game={game} />
          <Title at={4} />
          <WhatUnitsDo game={game} />
        </>
      )}
      <Title at={5} />
      <KeyList />
    </div>
  )
}
