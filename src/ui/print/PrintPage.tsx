import '../../content/words/log.ts'
import { dateOf, type GameState, POWERS, productionOf, treasuryOf, turn } from '../../engine/index.ts'
import { useGame } from '../../store/game.ts'
import { turnsOf } from '../../store/reports.ts'
import { playerName } from '../../store/timeline.ts'
import { logText } from '../log/logText.ts'
import { type Force, rowsOf } from '../spaces/rows.ts'
import { MiniMap } from '../start/MiniMap.tsx'
import { countsText, powerName, t } from '../text.ts'
import css from './Print.module.css'

/** A game on paper: where it stands, the powers, every space that is held or has an army in it, and all that was told. */
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

function Powers({ game }: { game: GameState }) {
  return (
    <section>
      <h2>{t('app.print.powers')}</h2>
      <table>
        <thead>
          <tr>
            {(['power', 'player', 'income', 'treasury'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`app.print.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {POWERS.map((power) => (
            <tr key={power}>
              <th scope="row">{powerName(power)}</th>
              <td>{playerName(game, power)}</td>
              <td className={css.number}>{productionOf(game, power)}</td>
              <td className={css.number}>{treasuryOf(game, power)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const forceText = ({ power, units }: Force) => `${powerName(power)}: ${countsText(units)}`

function Spaces({ game }: { game: GameState }) {
  const rows = rowsOf(game).filter((row) => row.strength > 0 || row.holder !== null)
  return (
    <section>
      <h2>{t('app.print.spaces')}</h2>
      <table>
        <thead>
          <tr>
            {(['space', 'holder', 'ipc', 'armies'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`app.print.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              <td>{row.holderText}</td>
              <td className={css.number}>{row.ipc || ''}</td>
              <td>
                {[
                  ...[...row.central, ...row.allies].map(forceText),
                  ...(Object.values(row.garrison).some(Boolean) ? [countsText(row.garrison)] : []),
                ].join('; ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
