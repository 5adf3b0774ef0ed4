import { line } from 'd3-shape'
import { dateOf } from '../../engine/index.ts'
import { type Belligerent, type Chronicle, isSide } from '../../history/index.ts'
import { t } from '../text.ts'
import css from './Charts.module.css'
import { dashOf } from './dashes.ts'
import { namedStops, pushedApart, type Scale } from './scale.ts'
import type { Series, Stop } from './series.ts'

type Props = {
  chronicle: Chronicle
  series: readonly Series[]
  stops: readonly Stop[]
  scale: Scale
  width: number
  height: number
  unit: number
  at: number
  party: Belligerent
  wide: boolean
}

/** Axes, crosshair and lines. Names and power marks are drawn on top. */
export function ChartLines({ chronicle, series, stops, scale, width, height, unit, at, party, wide }: Props) {
  const last = stops.length - 1
  const [left, right, foot] = [scale.x(0), scale.x(last), height - 44 * unit]
  const path = line<number>()
    .x((_, i) => scale.x(i))
    .y((value) => scale.y(value))
  const ends = series.map(({ values }) => scale.y(values[last] ?? 0))
  const places = pushedApart(ends, 22 * unit, 16 * unit, foot)
  // The active line is drawn last.
  const order = [...series].sort((a, b) => Number(a.party === party) - Number(b.party === party))
  return (
    <svg className={css.lines} width={width} height={height} aria-hidden="true" focusable="false">
      {scale.marks.map((value) => (
        <g key={value}>
          <line className={css.across} x1={left} x2={right} y1={scale.y(value)} y2={scale.y(value)} />
          <text className={css.mark} x={left - 18 * unit} y={scale.y(value)} dy="0.32em">
            {value}
          </text>
        </g>
      ))}
      {namedStops(stops.length, right - left, (wide ? 40 : 34) * unit).map((i) => (
        <RoundTick key={i} chronicle={chronicle} stop={stops[i]!} x={scale.x(i)} foot={foot} unit={unit} met={i === at} />
      ))}
      <line className={css.cross} x1={scale.x(at)} x2={scale.x(at)} y1={0} y2={foot} />
      {order.map((each) => {
        const d = path([...each.values]) ?? ''
        return (
          <g key={each.party} {...(isSide(each.party) ? { className: css.ofSide } : { 'data-power': each.party })}>
            <path className={css.halo} d={d} />
            <path className={css.line} d={d} strokeDasharray={dashOf(each.party)} data-met={each.party === party || undefined} />
          </g>
        )
      })}
      {series.map((each, i) => (
        <line key={each.party} className={css.leader} x1={right + 4 * unit} x2={right + 20 * unit} y1={ends[i]} y2={places[i]} />
      ))}
    </svg>
  )
}

type Tick = { chronicle: Chronicle; stop: Stop; x: number; foot: number; unit: number; met: boolean }

/** The label of a round with its season. */
function RoundTick({ chronicle, stop, x, foot, unit, met }: Tick) {
  const { year, season } = dateOf(chronicle.opening, stop.round)
  const short = season === null ? `${year}` : `${year % 100}`
  return (
    <g className={css.tick} data-met={met || undefined}>
      <line x1={x} x2={x} y1={foot} y2={foot + 6 * unit} />
      <text x={x} y={foot + 20 * unit}>
        {stop.start ? t('charts.start') : stop.round}
      </text>
      {!stop.start && (
        <text className={css.season} x={x} y={foot + 35 * unit}>
          {t('charts.tick', { season: season ?? 'none', year: short })}
        </text>
      )}
    </g>
  )
}
