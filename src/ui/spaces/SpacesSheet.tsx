import { useEffect, useMemo } from 'react'
import { type GameState, turn } from '../../engine/index.ts'
import { useGame } from '../../store/game/game.ts'
import { notify } from '../../store/notify.ts'
import { type Command, useCommands } from '../../store/settings/commands.ts'
import { closeSpaces, useSpaces } from '../../store/spaces.ts'
import { useUi } from '../../store/ui.ts'
import { useShownGame, useViewed } from '../../store/view/viewed-moment.ts'
import { useHeld } from '../battle/held.ts'
import { litSpaces } from '../panels/lit.ts'
import { t } from '../text.ts'
import { Button, KeyCap } from '../widgets/index.ts'
import sheet from '../widgets/Sheet.module.css'
import { Filters } from './Filters.tsx'
import { Grid } from './Grid.tsx'
import { battlesOf, type RowContext, rowsOf } from './rows.ts'
import css from './SpacesSheet.module.css'
import { flagged, NO_FILTERS, setFlag, shownBy, useFilters } from './shown.ts'
import { useSort } from './sort.ts'

const commands: readonly Command[] = [
  {
    id: 'spaces.close',
    key: 'back',
    priority: 1,
    // Esc first clears the selection and the open refusal.
    when: () => useUi.getState().selection === null && useUi.getState().why === null,
    run: closeSpaces,
  },
]

/** All spaces as one table over the map, with every action of the map. */
export function SpacesSheet() {
  const game = useShownGame()
  return game ? <Sheet game={game} /> : null
}

function Sheet({ game }: { game: GameState }) {
  const past = useViewed(({ look }) => look !== null)
  const readOnly = useGame((store) => store.readOnly) || past
  const selection = useUi((ui) => ui.selection)
  const aim = useUi((ui) => ui.aim)
  const ghosts = useUi((ui) => ui.ghosts)
  const battleSpace = useUi((ui) => ui.battleSpace)
  const held = useHeld((store) => store.spaces)
  const filters = useFilters()
  const columns = useSort((sort) => sort.all)
  const called = useSpaces((store) => store.called)
  useCommands(commands)

  const { power, phase } = turn(game)
  const rows = rowsOf(game)
  const moment = useMemo(
    (): RowContext => ({
      phase,
      selected: selection?.space ?? battleSpace,
      aimed: aim,
      targets: readOnly ? {} : litSpaces(game, selection),
      ghosts,
      battles: battlesOf(game),
      held,
    }),
    [game, phase, selection, battleSpace, aim, readOnly, ghosts, held],
  )
  const flags = useMemo(() => flagged(rows, moment, power), [rows, moment, power])
  const shown = useMemo(
    () => shownBy(rows, filters, flags, game, selection?.space ?? null),
    [rows, filters, flags, game, selection],
  )

  // With selected units the table shows where they can go.
  const choosing = selection !== null
  useEffect(() => {
    setFlag('targets', choosing)
    return () => setFlag('targets', false)
  }, [choosing])
  const count = shown.length
  const any = filters.text !== '' || filters.power !== null || filters.flags.size > 0
  useEffect(() => {
    const timer = setTimeout(() => notify(t('spaces.announce', { shown: count }), 'polite'), 600)
    return () => clearTimeout(timer)
  }, [count])

  return (
    <section className={`${sheet.sheet} ${css.sheet}`} aria-label={t('spaces.title')}>
      <header className={`${sheet.head} ${css.head}`}>
        <h2 className="type-title">{t('spaces.title')}</h2>
        <p className={css.count}>{t('spaces.shown', { shown: count, all: rows.length })}</p>
        {any && (
          <Button variant="quiet" onClick={() => useFilters.setState(NO_FILTERS)}>
            {t('spaces.all')}
          </Button>
        )}
        <Button aria-pressed={columns} className={css.flag ?? ''} onClick={() => useSort.setState({ all: !columns })}>
          {t('spaces.allColumns')}
        </Button>
        <Button
          variant="quiet"
          icon="x"
          aria-label={t('spaces.close')}
          className={`${sheet.close} ${css.close}`}
          onClick={closeSpaces}
        >
          <KeyCap>Esc</KeyCap>
        </Button>
        <Filters flags={flags} />
      </header>
      <Grid game={game} rows={shown} moment={moment} called={called} />
    </section>
  )
}
