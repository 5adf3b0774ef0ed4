import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import type { Side } from '../../../engine/index.ts'
import { type KeyId, pressedIn } from '../../../store/settings/keys.ts'
import { t } from '../../text.ts'
import css from './BalanceCurve.module.css'

/** One stop of the curve: what both sides have, in one unit. */
export type CurvePoint = { readonly round: number; readonly index: number } & Readonly<Record<Side, number>>

type Props = {
  /** What is compared, for screen readers. */
  label: string
  points: readonly CurvePoint[]
  /** Numbered marks on the curve, by the place of their point. */
  marks: readonly number[]
  /** One point in words. */
  say: (point: CurvePoint) => string
  onGo: (index: number) => void
  /** Drawn below the curve, with the chosen point in words. */
  children: (said: string) => ReactNode
}

/** The least distance from the middle that the picture shows (a share), so that small leads look small. */
const LEAST_SPREAD = 0.06
/** So many rounds have their number below the curve at most. */
const MOST_NUMBERS = 6
const [WIDTH, HEIGHT] = [100, 100]

const shareOf = ({ central, allies }: CurvePoint): number => (central + allies === 0 ? 0.5 : central / (central + allies))

/** The share of the Central Powers round by round, above or below the middle. A slider: arrows go by rounds, Enter goes there. */
export function BalanceCurve({ label, points, marks, say, onGo, children }: Props) {
  const last = points.length - 1
  const [chosen, setChosen] = useState(last)
  const at = Math.min(chosen, last)
  const shares = points.map(shareOf)
  const spread = Math.max(LEAST_SPREAD, ...shares.map((share) => Math.abs(share - 0.5))) * 1.15
  const x = (i: number) => (last === 0 ? WIDTH : (i / last) * WIDTH)
  const y = (i: number) => HEIGHT / 2 - (((shares[i] ?? 0.5) - 0.5) / spread) * (HEIGHT / 2)
  const line = points.map((_, i) => `${x(i)} ${y(i)}`).join('L')
  const every = Math.max(1, Math.ceil(last / MOST_NUMBERS))
  const place = (i: number): CSSProperties => ({ left: `${x(i)}%`, top: `${y(i)}%` })

  const under = ({ currentTarget, clientX }: PointerEvent): number => {
    const { left, width } = currentTarget.getBoundingClientRect()
    return Math.max(0, Math.min(last, Math.round(((clientX - left) / Math.max(1, width)) * last)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const pressed = pressedIn('chart', event)
    const to: Partial<Record<KeyId, () => void>> = {
      chartRound: () => setChosen(Math.max(0, Math.min(last, at + (event.key === 'ArrowLeft' ? -1 : 1)))),
      chartEnds: () => setChosen(event.key === 'Home' ? 0 : last),
      chartGo: () => onGo((points[at] as CurvePoint).index),
    }
    const act = pressed && to[pressed]
    if (!act) return
    event.preventDefault()
    act()
  }
  const point = points[at]
  if (!point) return null
  return (
    <div className={css.curve}>
      <span className={css.side}>{t('app.side.central.short')}</span>
      <span className={css.side}>{t('app.side.allies.short')}</span>
      <div
        className={css.plot}
        role="slider"
        tabIndex={0}
        data-chart=""
        aria-label={label}
        aria-valuemin={points[0]?.round}
        aria-valuemax={points[last]?.round}
        aria-valuenow={point.round}
        aria-valuetext={say(point)}
        onKeyDown={onKeyDown}
        onPointerMove={(event) => event.pointerType === 'mouse' && setChosen(under(event))}
        onPointerLeave={() => setChosen(last)}
        onClick={(event) => onGo((points[under(event as unknown as PointerEvent)] as CurvePoint).index)}
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path className={css.area} d={`M0 ${HEIGHT / 2}L${line}L${WIDTH} ${HEIGHT / 2}Z`} />
          <path className={css.middle} d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
          <path className={css.line} d={`M${line}`} />
        </svg>
        <span className={css.cross} style={{ left: `${x(at)}%` }} />
        {marks.map((i, number) => (
          <span key={i} className={css.mark} style={place(i)} aria-hidden="true">
            {number + 1}
          </span>
        ))}
      </div>
      <div className={css.rounds} aria-hidden="true">
        {points.map(({ round }, i) =>
          (last - i) % every === 0 && i > 0 ? (
            <span key={round} style={{ left: `${x(i)}%` }}>
              {round}
            </span>
          ) : null,
        )}
      </div>
      <div className={css.below}>{children(say(point))}</div>
    </div>
  )
}
