import { useMemo } from 'react'
import { controllerOf, type GameState, turn } from '../../../engine/index.ts'
import { capitalOf } from '../../../planning/board.ts'
import { useGame } from '../../../store/game/game.ts'
import { useUi } from '../../../store/ui.ts'
import { useShownGame } from '../../../store/view/viewed-moment.ts'
import { powerName, t } from '../../text.ts'
import { Roundel } from '../../widgets/index.ts'
import { Declarations } from '../declarations/Declarations.tsx'
import { Homelands } from '../homelands/Homelands.tsx'
import { PanelTitle, PhasePanel, Section } from '../shared/parts.tsx'
import { HowItEnds } from '../victory/HowItEnds.tsx'
import css from './Income.module.css'
import { StatementLines, StatementTotal } from './Statement.tsx'
import { standings, statementOf } from './statement.ts'

/** What each power would be paid if it collected now. */
export function IncomeTab() {
  const game = useShownGame()
  return game ? <Forecast game={game} /> : null
}

function Forecast({ game }: { game: GameState }) {
  const opening = useGame((store) => store.opening)
  const books = useUi((ui) => ui.books)
  const setBooks = useUi((ui) => ui.setBooks)
  const power = books ?? turn(game).power
  const statement = useMemo(() => statementOf(game, power), [game, power])
  const rows = useMemo(() => standings(opening, game), [opening, game])
  return (
    <PhasePanel label={t('panels.income.tab')}>
      <fieldset className={css.picker} aria-label={t('panels.income.whose')}>
        {rows.map((row) => (
          <button
            key={row.power}
            type="button"
            aria-pressed={row.power === power}
            aria-label={powerName(row.power)}
            onClick={() => setBooks(row.power)}
          >
            <Roundel power={row.power} size={26} hollow={controllerOf(game, capitalOf(row.power)) !== row.power} />
          </button>
        ))}
      </fieldset>
      <PanelTitle figure={statement.state ? 0 : statement.total}>
        {t('panels.income.forecast', { power: powerName(power) })}
      </PanelTitle>
      <StatementTotal game={game} statement={statement} />
      <StatementLines statement={statement} />
      <Section title={t('panels.income.all')}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{t('panels.income.power')}</span>
              </th>
              <th scope="col">{t('panels.income.start')}</th>
              <th scope="col">{t('panels.income.nowColumn')}</th>
              <th scope="col">{t('panels.income.change')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.power}>
                <th scope="row">
                  <Roundel power={row.power} size={18} />
                  {powerName(row.power)}
                </th>
                <td>{row.start}</td>
                <td>{row.now}</td>
                <td>{t('panels.income.by', { change: row.now - row.start })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Homelands game={game} />
      <HowItEnds game={game} />
      <Declarations game={game} />
    </PhasePanel>
  )
}
