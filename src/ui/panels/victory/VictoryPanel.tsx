import { useEffect, useMemo } from 'react'
import { content } from '../../../content/index.ts'
import { type GameState, winner } from '../../../engine/index.ts'
import { isEmpty, total } from '../../../planning/counts.ts'
import { useGame } from '../../../store/game.ts'
import { useUi } from '../../../store/ui.ts'
import { pointing } from '../../pointing.ts'
import { countsText, powerInText, powerName, spaceName, spaceNames, t } from '../../text.ts'
import { PrimaryButton, Roundel, RuleTag } from '../../widgets/index.ts'
import { PhasePanel, Section, show } from '../shared/parts.tsx'
import { HowItEnds } from './HowItEnds.tsx'
import { warTable } from './summary.ts'
import css from './Victory.module.css'

/** The end of the war: what decided it, and what it cost. The board beside it stays to be looked at. */
export function VictoryPanel() {
  const game = useGame((store) => store.game)
  return game && winner(game) ? <Victory game={game} /> : null
}

function Victory({ game }: { game: GameState }) {
  const log = useGame((store) => store.log)
  const leave = useGame((store) => store.leave)
  const setTab = useUi((ui) => ui.setTab)
  // The end of the war comes to the front, whatever was being read.
  useEffect(() => setTab('orders'), [setTab])
  const rows = useMemo(() => warTable(game, log), [game, log])
  const won = winner(game)
  if (!won) return null
  const capitals = decisive(log)
  return (
    <PhasePanel
      label={t('panels.victory.label')}
      foot={<PrimaryButton onPress={leave}>{t('panels.victory.newGame')}</PrimaryButton>}
    >
      <div className={css.card}>
        <h2 className="type-title">{t('panels.victory.title', { side: won.side })}</h2>
        <p>
          {t('panels.victory.how', {
            how: won.how,
            side: won.side,
            round: game.flow.round,
            capitals: spaceNames(capitals),
            known: capitals.length > 0 ? 'yes' : 'no',
            central: won.points?.central ?? 0,
            allies: won.points?.allies ?? 0,
          })}{' '}
          {won.rule !== 'CONTRACT' && <RuleTag rule={won.rule} />}
        </p>
      </div>
      <Section title={t('panels.victory.table')}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('panels.income.power')}</th>
              <th scope="col">{t('panels.victory.production')}</th>
              <th scope="col">{t('panels.victory.lost')}</th>
              <th scope="col">{t('panels.victory.worth')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.power}>
                <th scope="row">
                  <span className={css.who}>
                    <Roundel power={row.power} size={18} />
                    {powerName(row.power)}
                  </span>
                  <span className={css.losses}>
                    {capitalNote(row)} {!isEmpty(row.lost) && t('panels.victory.units', { units: countsText(row.lost) })}
                  </span>
                </th>
                <td>{row.production}</td>
                <td>{total(row.lost)}</td>
                <td>{row.worth}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      {capitals.length > 0 && (
        <Section title={t('panels.victory.capitals')}>
          <ul className={css.capitals}>
            {capitals.map((space) => (
              <li key={space}>
                <button type="button" {...pointing([space])} onClick={() => show(space)}>
                  {spaceName(space)}
                </button>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <HowItEnds game={game} />
    </PhasePanel>
  )
}

function decisive(log: ReturnType<typeof useGame.getState>['log']) {
  for (const event of log.at(-1)?.events ?? []) if (event.type === 'war-won') return event.capitals
  return []
}

function capitalNote({ power, capital }: ReturnType<typeof warTable>[number]): string {
  const name = spaceName(content.powers.find((each) => each.id === power)?.capital ?? '')
  if (capital === power) return t('panels.victory.capitalHeld', { capital: name })
  if (capital === 'contested') return t('panels.victory.capitalContested', { capital: name })
  return t('panels.victory.capitalLost', { capital: name, holder: capital ? powerInText(capital) : t('panels.space.nobody') })
}
