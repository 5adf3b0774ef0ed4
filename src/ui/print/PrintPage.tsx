import type { ReactNode } from 'react'
import '../../content/words/play.ts'
import { dateOf, type GameState, POWERS, productionOf, treasuryOf, turn } from '../../engine/index.ts'
import { controllerName } from '../../store/game/computers.ts'
import { useGame } from '../../store/game/game.ts'
import { turnsOf } from '../../store/game/reports.ts'
import { logText } from '../log/logText.ts'
import { type Force, nameOrder, rowsOf } from '../spaces/rows.ts'
import { MiniMap } from '../start/MiniMap.tsx'
import { countsText, powerName, t } from '../text.ts'
import css from './Print.module.css'

/** The game on paper: state, powers, all spaces with an owner or an army, and the log. */
export function PrintPage() {
  const game = useGame((store) => store.game)
  const opening = useGame((store) => store.opening)
  const log = useGame((store) => store.log)
  const title = useGame((store) => store.title)
  if (!game || !opening) return null
  const { round, power, phase } = turn(game)
  const { year, season } = dateOf(game)
  return (
    <article className={css.page}>
      <h1>{t('app.product')}</h1>
      <p>
        {t('app.print.where', {
          ruleset: t(`rulesets.${game.table.ruleset}.short`),
          round,
          date: t('app.season', { season: season ?? 'none', year: String(year) }),
          power: powerName(power),
          phase: t(`app.phase.${phase}`),
        })}
      </p>
      <p>{title}</p>
      <figure className={css.map}>
        <MiniMap state={game} />
      </figure>
      <Powers game={game} />
      <Spaces game={game} />
      <section>
        <h2>{t('app.dock.log')}</h2>
        <pre className={css.log}>{logText(turnsOf(log, turn(opening)))}</pre>
      </section>
    </article>
  )
}

/** A printed table. The first column names the row; `numbers` columns are right-aligned. */
function PaperTable<Column extends 'power' | 'player' | 'income' | 'treasury' | 'space' | 'holder' | 'ipc' | 'armies'>({
  title,
  columns,
  numbers,
  rows,
}: {
  title: string
  columns: readonly Column[]
  numbers: readonly Column[]
  rows: readonly { readonly key: string; readonly cells: Readonly<Record<Column, ReactNode>> }[]
}) {
  const right = (column: Column) => (numbers.includes(column) ? css.number : undefined)
  const [first, ...others] = columns
  return (
    <section>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={right(column)}>
                {t(`app.print.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {first && <th scope="row">{cells[first]}</th>}
              {others.map((column) => (
                <td key={column} className={right(column)}>
                  {cells[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Powers({ game }: { game: GameState }) {
  const computers = useGame((store) => store.computers)
  return (
    <PaperTable
      title={t('app.print.powers')}
      columns={['power', 'player', 'income', 'treasury']}
      numbers={['income', 'treasury']}
      rows={POWERS.map((power) => ({
        key: power,
        cells: {
          power: powerName(power),
          player: controllerName(computers, game, power),
          income: productionOf(game, power),
          treasury: treasuryOf(game, power),
        },
      }))}
    />
  )
}

const forceText = ({ power, units }: Force) => `${powerName(power)}: ${countsText(units)}`

function Spaces({ game }: { game: GameState }) {
  const told = rowsOf(game)
    .filter((row) => row.strength > 0 || row.holder !== null)
    .sort((a, b) => nameOrder.compare(a.name, b.name))
  return (
    <PaperTable
      title={t('app.print.spaces')}
      columns={['space', 'holder', 'ipc', 'armies']}
      numbers={['ipc']}
      rows={told.map((row) => ({
        key: row.id,
        cells: {
          space: row.name,
          holder: row.holderText,
          ipc: row.ipc || '',
          armies: [
            ...[...row.central, ...row.allies].map(forceText),
            ...(Object.values(row.garrison).some(Boolean) ? [countsText(row.garrison)] : []),
          ].join('; '),
        },
      }))}
    />
  )
}
