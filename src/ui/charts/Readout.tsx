import { CAPITALS } from '../../content/powers.ts'
import type { SpaceId } from '../../engine/index.ts'
import type { Belligerent, Chronicle, RoundFigures } from '../../history/index.ts'
import { t } from '../text.ts'
import { Button, KeyCap } from '../widgets/index.ts'
import type { Figure } from './chosen.ts'
import { goToMoment } from './go.ts'
import { landText, partyName, stopText, withSign } from './names.ts'
import { PartyDisc } from './PartyDisc.tsx'
import css from './Readout.module.css'
import { landAt, type Series, type Stop } from './series.ts'

type Props = {
  chronicle: Chronicle
  rows: readonly RoundFigures[]
  figure: Figure
  series: readonly Series[]
  stops: readonly Stop[]
  at: number
  party: Belligerent
}

/** Figures that depend on held land. */
const OF_LAND: ReadonlySet<Figure> = new Set(['income', 'territories', 'capitals'])

/** Describes the point under the crosshair: party, round, value and cause. */
export function Readout({ chronicle, rows, figure, series, stops, at, party }: Props) {
  const stop = stops[at]!
  const values = series.find((each) => each.party === party)?.values ?? []
  const before = stops[at - 1]
  const change = before ? (values[at] ?? 0) - (values[at - 1] ?? 0) : 0
  const land = OF_LAND.has(figure) ? landAt(chronicle, stops, at, party) : { gained: [], lost: [] }
  const counts = (space: SpaceId) => figure !== 'capitals' || CAPITALS.has(space)
  const [gained, lost] = [land.gained.filter(counts), land.lost.filter(counts)]
  const losses = figure === 'units' ? (rows.find((row) => row.party === party && row.round === stop.round)?.losses ?? 0) : 0
  const ways = [
    ...(gained.length > 0 ? [t('charts.gained', { spaces: landText(gained) })] : []),
    ...(lost.length > 0 ? [t('charts.lost', { spaces: landText(lost) })] : []),
    ...(losses > 0 ? [t('charts.lossesHere', { losses })] : []),
  ].join('; ')
  const since =
    before && (change === 0 ? t('charts.same') : t('charts.since', { change: withSign(change), round: stopText(before) }))
  return (
    <div className={css.readout}>
      <PartyDisc party={party} size={20} />
      <b>{t('charts.at', { party: partyName(party), round: stopText(stop) })}</b>
      <span className={css.value}>{values[at] ?? 0}</span>
      <p>{[since, ways].filter(Boolean).join(': ')}</p>
      <Button onClick={() => goToMoment(stop.index)}>
        {t('charts.go')} <KeyCap silent>⏎</KeyCap>
      </Button>
    </div>
  )
}
