import { useId } from 'react'
import { perCent } from '../../store/odds/format.ts'
import { t } from '../text.ts'
import css from './Chart.module.css'
import { type Bar, barsOf, type Frequencies, middleOf } from './spreads.ts'

type Props = {
  title: string
  values: Frequencies
  /** Puts the largest value left, as for units that survive. */
  falling?: boolean
  /** Double width. */
  wide?: boolean
  /** Label below a bar. */
  written?: (value: number) => string
  /** Replaces the middle 80 % beside the title. */
  note?: string
}

/** Vertical range of the bars in percent; chances above, values below. */
const TOP = 20
const FOOT = 80

/** A distribution as bars with the middle 80 % in full colour, and a list for screen readers. */
export function Chart({ title, values, falling = false, wide = false, written = String, note }: Props) {
  const id = useId()
  const rising = barsOf(values, wide ? 14 : 11)
  const bars = falling ? [...rising].reverse() : rising
  const [from, to] = middleOf(values)
  const middle =
    from === to
      ? t('odds.picture.middleOne', { from: written(from) })
      : t('odds.picture.middle', { from: written(falling ? to : from), to: written(falling ? from : to) })
  const span = (bar: Bar) =>
    bar.from === bar.to ? written(bar.from) : t('odds.picture.span', { from: written(bar.from), to: written(bar.to) })
  return (
    <figure className={css.chart}>
      <figcaption id={id}>
        <span>{title}</span>
        <small>{note ?? middle}</small>
      </figcaption>
      <Bars bars={bars} wide={wide} written={written} />
      <ul className="sr-only" aria-labelledby={id}>
        {note !== undefined && <li>{middle}</li>}
        {bars.map((bar) => (
          <li key={bar.from}>{t('odds.picture.bar', { value: span(bar), chance: perCent(bar.chance) })}</li>
        ))}
      </ul>
    </figure>
  )
}

function Bars({ bars, wide, written }: { bars: readonly Bar[]; wide: boolean; written: (value: number) => string }) {
  const most = Math.max(...bars.map(({ chance }) => chance))
  const step = 100 / bars.length
  const tallest = bars.findIndex(({ chance }) => chance === most)
  const all = bars.length <= (wide ? 9 : 5)
  const every = Math.ceil(bars.length / (wide ? 9 : 6))
  const grouped = bars.some(({ from, to }) => from !== to)
  return (
    <svg className={css.bars} aria-hidden="true" focusable="false">
      {bars.map((bar, i) => {
        const height = ((FOOT - TOP) * bar.chance) / most
        const middle = `${(i + 0.5) * step}%`
        return (
          <g key={bar.from}>
            <rect
              className={bar.core ? css.core : css.bar}
              x={`${i * step + step * 0.04}%`}
              width={`${step * 0.92}%`}
              y={`${FOOT - Math.max(height, 1.5)}%`}
              height={`${Math.max(height, 1.5)}%`}
            />
            {(all || i === tallest) && (
              <text className={css.figure} x={middle} y={`${TOP - 5}%`}>
                {perCent(bar.chance)}
              </text>
            )}
            {i % every === 0 && (
              <text className={grouped ? css.edge : css.figure} x={grouped ? `${i * step + step * 0.04}%` : middle} y="95%">
                {written(bar.from)}
              </text>
            )}
          </g>
        )
      })}
      <line x1="0" x2="100%" y1={`${FOOT}%`} y2={`${FOOT}%`} />
    </svg>
  )
}
