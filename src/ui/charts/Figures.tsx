import { useMemo } from 'react'
import { SIDES, turn } from '../../engine/index.ts'
import type { Chronicle, RoundFigures } from '../../history/index.ts'
import { t } from '../text.ts'
import css from './Charts.module.css'
import { showChosen, useChosen } from './chosen.ts'
import { Fell } from './Fell.tsx'
import { FigureTable } from './FigureTable.tsx'
import { goToMoment } from './go.ts'
import { LineChart } from './LineChart.tsx'
import { partyName } from './names.ts'
import { Readout } from './Readout.tsx'
import { highestFirst, type Stop, seriesOf } from './series.ts'

type Props = { chronicle: Chronicle; rows: readonly RoundFigures[]; stops: readonly Stop[]; lines: boolean }

/** One figure: its lines with a readout, or its table. */
export function Figures({ chronicle, rows, stops, lines }: Props) {
  const { figure, who, as, round, party } = useChosen()
  const series = useMemo(() => seriesOf(rows, figure, who), [rows, figure, who])
  const found = stops.findIndex((stop) => stop.round === round)
  const at = found === -1 ? stops.length - 1 : found
  const whose = series.some((each) => each.party === party) && party !== null ? party : highestFirst(series, at)[0]!
  const last = chronicle.entries.at(-1)?.after ?? chronicle.opening
  const chart = lines && as === 'chart'
  return (
    <div className={css.main}>
      <div className={css.caption}>
        <h3 className="type-caption">{t(`charts.caption.${figure}`)}</h3>
        <p className="type-note">
          {lines ? t('charts.running', { round: turn(last).round }) : t('charts.soon', { round: (stops.at(-1)?.round ?? 1) + 1 })}
        </p>
      </div>
      {chart ? (
        <>
          <LineChart
            chronicle={chronicle}
            figure={figure}
            series={series}
            stops={stops}
            at={at}
            party={whose}
            onChoose={(stop, next) => showChosen({ round: stops[stop]?.round ?? null, party: next })}
            onGo={(stop) => goToMoment(stops[stop]?.index ?? 0)}
          />
          <Readout chronicle={chronicle} rows={rows} figure={figure} series={series} stops={stops} at={at} party={whose} />
          {figure === 'losses' ? (
            <Fell chronicle={chronicle} stops={stops} at={at} party={whose} />
          ) : (
            <Sums rows={rows} stops={stops} />
          )}
          <p className={css.keys}>{t('charts.keys')}</p>
        </>
      ) : (
        <FigureTable caption={t(`charts.caption.${figure}`)} series={series} stops={stops} />
      )}
    </div>
  )
}

/** Both sides at the start and now. */
function Sums({ rows, stops }: { rows: readonly RoundFigures[]; stops: readonly Stop[] }) {
  const figure = useChosen((chosen) => chosen.figure)
  const value = (side: string, stop: Stop | undefined) =>
    rows.find((row) => row.party === side && row.round === stop?.round)?.[figure] ?? 0
  return (
    <dl className={css.sums}>
      {SIDES.map((side) => (
        <div key={side}>
          <dt>{partyName(side)}</dt>
          <dd>
            <span className={css.earlier}>{t('charts.sum', { start: value(side, stops[0]) })}</span>{' '}
            <b>{value(side, stops.at(-1))}</b>
          </dd>
        </div>
      ))}
    </dl>
  )
}
