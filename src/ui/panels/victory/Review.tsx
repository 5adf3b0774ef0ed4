import { useState } from 'react'
import { BALANCES, type BalanceFigure, type Honour, type RoundBalance } from '../../../history/index.ts'
import { capitalOf } from '../../../planning/board.ts'
import { showMoment } from '../../../store/view/moments.ts'
import { review } from '../../chunks/review.ts'
import { callLazy, exportOf } from '../../lazy.tsx'
import { powerName, spaceName, t, tenths } from '../../text.ts'
import { Button, Roundel } from '../../widgets/index.ts'
import { Segments } from '../../widgets/Segments.tsx'
import { Section, SpaceLink } from '../shared/parts.tsx'
import { BalanceCurve, type CurvePoint } from './BalanceCurve.tsx'
import type { TurningRound } from './useWarReview.ts'
import css from './Victory.module.css'

type CurveProps = { rounds: readonly RoundBalance[]; shifts: readonly TurningRound[] }

/** The balance of armies or incomes by round. */
export function WarCurve({ rounds, shifts }: CurveProps) {
  const [figure, setFigure] = useState<BalanceFigure>('units')
  const points = rounds.map(({ round, index, [figure]: pair }): CurvePoint => ({ round, index, ...pair }))
  const first = rounds[0]?.round
  const say = ({ round, central, allies }: CurvePoint) =>
    t('panels.victory.balance', { when: round === first ? 'start' : 'round', round, central, allies })
  const choice = (
    <span className={css.choice}>
      <Segments
        label={t('panels.victory.compared')}
        value={figure}
        onChange={setFigure}
        choices={BALANCES.map((id) => ({ id, label: t(`panels.victory.${id}`) }))}
      />
    </span>
  )
  return (
    <Section title={t('panels.victory.curve')} aside={choice}>
      <BalanceCurve
        label={t('panels.victory.curveOf', { figure: t(`panels.victory.${figure}`) })}
        points={points}
        marks={figure === 'units' ? shifts.map(({ at }) => at) : []}
        say={say}
        onGo={showMoment}
      >
        {(said) => (
          <div className={css.said}>
            <p>{said}</p>
            <Button variant="quiet" icon="lines" iconSize={16} onClick={() => callLazy(exportOf(review, 'openCharts'))}>
              {t('app.command.charts')}
            </Button>
          </div>
        )}
      </BalanceCurve>
    </Section>
  )
}

/** The rounds in which the balance of armies moved most. A press shows the end of that round. */
export function TurningRounds({ shifts }: { shifts: readonly TurningRound[] }) {
  return (
    <Section title={t('panels.victory.shifts')} aside={t('panels.victory.goes')}>
      <ol className={css.shifts}>
        {shifts.map(({ round, index, ipc, headline }, i) => (
          <li key={round}>
            <button type="button" onClick={() => showMoment(index)}>
              <span className={css.number}>{i + 1}</span>
              <span className={css.round}>{t('app.round', { round })}</span>
              <span>{headline}</span>
              <b>{t('panels.victory.shift', { side: ipc > 0 ? 'central' : 'allies', lead: Math.abs(ipc) })}</b>
            </button>
          </li>
        ))}
      </ol>
    </Section>
  )
}

export function Honours({ honours }: { honours: readonly Honour[] }) {
  return (
    <Section title={t('panels.victory.honours')}>
      <ul className={css.honours}>
        {honours.map((honour) => (
          <li key={honour.kind}>
            <Roundel power={honour.power} size={20} named />
            <span>
              <b>{honourName(honour)}</b>
              <HonourFact honour={honour} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const honourName = (honour: Honour): string =>
  t(`panels.victory.honour.${honour.kind}`, { lucky: honour.kind === 'dice' && honour.hits < 0 ? 'no' : 'yes' })

function factText(honour: Honour): string {
  const id = `panels.victory.fact.${honour.kind}`
  if (honour.kind === 'thrift') return t(id, { ipc: tenths(honour.ipc), wins: honour.wins })
  if (honour.kind === 'dice')
    return t(id, { hits: tenths(Math.abs(honour.hits)), lucky: honour.hits < 0 ? 'no' : 'yes', dice: honour.dice })
  if (honour.kind === 'march') return t(id, { steps: honour.steps, capital: spaceName(capitalOf(honour.power)) })
  return t(id, honour)
}

function HonourFact({ honour }: { honour: Honour }) {
  return (
    <span className={css.fact}>
      {'space' in honour ? <SpaceLink space={honour.space} /> : powerName(honour.power)}
      {', '}
      {factText(honour)}
    </span>
  )
}
