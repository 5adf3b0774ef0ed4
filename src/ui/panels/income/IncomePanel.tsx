import { useMemo } from 'react'
import { type GameState, turn } from '../../../engine/index.ts'
import { useGame } from '../../../store/game/game.ts'
import { powerAtStart, powerName, t } from '../../text.ts'
import { PrimaryButton } from '../../widgets/index.ts'
import { PanelTitle, PhasePanel } from '../shared/parts.tsx'
import css from './Income.module.css'
import { StatementLines, StatementTotal } from './Statement.tsx'
import { afterText, statementOf, treasuryRange } from './statement.ts'

/** The last phase of a turn: what is paid, and the button that takes it. */
export function IncomePanel() {
  const game = useGame((store) => store.game)
  return game && turn(game).phase === 'income' ? <Income game={game} /> : null
}

function Income({ game }: { game: GameState }) {
  const { power } = turn(game)
  const dispatch = useGame((store) => store.dispatch)
  const statement = useMemo(() => statementOf(game, power), [game, power])
  const { total, treasury, state } = statement
  // Where nothing is paid, nothing is thrown for either.
  const raiders = state ? null : statement.raiders
  const { most } = treasuryRange(statement)
  const rolls = raiders !== null || (!state && statement.supplies?.bySea === true)
  return (
    <PhasePanel
      label={t('panels.income.label', { power: powerName(power) })}
      foot={
        <>
          <dl className={css.totals}>
            <div>
              <dt>{t('panels.income.treasury')}</dt>
              <dd>{treasury}</dd>
            </div>
            <div>
              <dt>{t('panels.income.after')}</dt>
              <dd>{afterText(statement)}</dd>
            </div>
          </dl>
          <PrimaryButton onPress={() => dispatch({ type: 'end-phase' })} power={power}>
            {state
              ? t('panels.income.collectNothing')
              : rolls
                ? t('panels.income.rollAndCollect')
                : t('panels.income.collect', { total: most - treasury })}
          </PrimaryButton>
        </>
      }
    >
      <PanelTitle figure={state ? 0 : total}>{t('panels.income.title', { power: powerAtStart(power) })}</PanelTitle>
      {state && <StatementTotal game={game} statement={statement} />}
      <StatementLines statement={statement} />
    </PhasePanel>
  )
}
