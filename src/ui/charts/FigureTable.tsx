import { t } from '../text.ts'
import { Button } from '../widgets/index.ts'
import css from './Charts.module.css'
import { goToMoment } from './go.ts'
import { partyName, roundName, stopText } from './names.ts'
import { PartyDisc } from './PartyDisc.tsx'
import type { Series, Stop } from './series.ts'

type Props = { caption: string; series: readonly Series[]; stops: readonly Stop[] }

/** The same figures as numbers. A row opens the end of its round. */
export function FigureTable({ caption, series, stops }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={css.scroll} aria-label={caption} tabIndex={0} data-table="">
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('charts.column.round')}</th>
            {series.map(({ party }) => (
              <th key={party} scope="col">
                <span className={css.whose}>
                  <PartyDisc party={party} />
                  <span>{partyName(party)}</span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stops.map((stop, at) => (
            <tr key={stop.round}>
              <th scope="row">
                <Button
                  variant="quiet"
                  aria-label={`${roundName(stop)}: ${t('charts.goRound', { round: stopText(stop) })}`}
                  onClick={() => goToMoment(stop.index)}
                >
                  {stop.start ? t('charts.start') : stop.round}
                </Button>
              </th>
              {series.map(({ party, values }) => (
                <td key={party}>{values[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
