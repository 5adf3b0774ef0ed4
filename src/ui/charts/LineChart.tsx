import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Belligerent, Chronicle } from '../../history/index.ts'
import { pointIn } from '../../scaling.ts'
import { type KeyId, pressedIn } from '../../store/settings/keys.ts'
import { t } from '../text.ts'
import { ChartLines } from './ChartLines.tsx'
import css from './Charts.module.css'
import type { Figure } from './chosen.ts'
import { wearsDevice } from './dashes.ts'
import { partyName, stopText } from './names.ts'
import { PartyDisc } from './PartyDisc.tsx'
import { nearest, pushedApart, type Scale, scaleOf } from './scale.ts'
import { neighbourAt, type Series, type Stop } from './series.ts'

type Props = {
  chronicle: Chronicle
  figure: Figure
  series: readonly Series[]
  stops: readonly Stop[]
  /** Position of the crosshair. */
  at: number
  party: Belligerent
  onChoose: (at: number, party: Belligerent) => void
  onGo: (at: number) => void
}

type Size = { readonly width: number; readonly height: number }
/** Margins in pixels at the default text size: values left, names right, rounds below. */
const [AT_LEFT, AT_RIGHT, NARROW, ABOVE, BELOW] = [44, 184, 72, 16, 44]
/** Below this width the names are left out. */
const WIDE = 520
/** Minimum distance between names, and the radius of a point's hit area (px). */
const [GAP, NEAR] = [22, 14]

/** Size in pixels, and pixels per 16 default pixels. */
function useSize(ref: RefObject<HTMLElement | null>): Size & { unit: number } {
  const [size, setSize] = useState({ width: 0, height: 0, unit: 1 })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const measure = () => {
      const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
      setSize({ width: element.clientWidth, height: element.clientHeight, unit })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return size
}

/**
 * The lines of a figure. Screen readers get a slider whose value is a sentence: left and right change the round, up and down
 * the line.
 */
export function LineChart({ chronicle, figure, series, stops, at, party, onChoose, onGo }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const { width, height, unit } = useSize(ref)
  const wide = width >= WIDE * unit
  const scale = useMemo(() => {
    const right = width - (wide ? AT_RIGHT : NARROW) * unit
    return scaleOf(series, stops.length, { left: AT_LEFT * unit, right, top: ABOVE * unit, foot: height - BELOW * unit })
  }, [series, stops.length, width, height, unit, wide])
  const shown = series.find((each) => each.party === party)
  const stop = stops[at]!
  const last = stops.length - 1

  const onKeyDown = (event: KeyboardEvent) => {
    const pressed = pressedIn('chart', event)
    if (!pressed) return
    event.preventDefault()
    const to: Partial<Record<KeyId, () => void>> = {
      chartRound: () => onChoose(Math.max(0, Math.min(last, at + (event.key === 'ArrowLeft' ? -1 : 1))), party),
      chartLine: () => onChoose(at, neighbourAt(series, at, party, event.key === 'ArrowUp' ? -1 : 1)),
      chartEnds: () => onChoose(event.key === 'Home' ? 0 : last, party),
      chartGo: () => onGo(at),
    }
    to[pressed]?.()
  }
  const under = (event: PointerEvent<HTMLElement>) => nearest(series, stops.length, scale, ...pointIn(event.currentTarget, event))
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const found = under(event)
    if (found.party && (found.at !== at || found.party !== party)) onChoose(found.at, found.party)
  }
  const onPress = (event: PointerEvent<HTMLElement>) => {
    const found = under(event)
    onPointer(event)
    // A finger covers the point: it selects, and the button below opens the moment.
    if (event.pointerType === 'mouse' && event.button === 0 && found.distance <= NEAR * unit) onGo(found.at)
  }
  return (
    <div
      ref={ref}
      className={css.chart}
      role="slider"
      tabIndex={0}
      data-chart=""
      aria-label={t('charts.chart', { figure: t(`charts.caption.${figure}`) })}
      aria-valuemin={stops[0]!.round}
      aria-valuemax={stops[last]!.round}
      aria-valuenow={stop.round}
      aria-valuetext={t('charts.value', { party: partyName(party), round: stopText(stop), value: shown?.values[at] ?? 0 })}
      onKeyDown={onKeyDown}
      onPointerMove={(event) => event.pointerType === 'mouse' && onPointer(event)}
      onPointerUp={onPress}
    >
      {width > 0 && (
        <>
          <ChartLines {...{ chronicle, series, stops, scale, width, height, unit, at, party, wide }} />
          <Devices series={series} scale={scale} stops={stops.length} party={party} at={at} />
          <Names series={series} scale={scale} height={height} unit={unit} wide={wide} party={party} />
        </>
      )}
    </div>
  )
}

type Placed = { series: readonly Series[]; scale: Scale; party: Belligerent }

/** The power marks on the lines. The active one has a ring. */
function Devices({ series, scale, stops, party, at }: Placed & { stops: number; at: number }) {
  return (
    <div aria-hidden="true">
      {series.flatMap((each) =>
        each.values.map((value, i) => {
          const met = each.party === party && i === at
          if (!met && !wearsDevice(each.party, i, stops)) return null
          return (
            <span
              key={`${each.party} ${i}`}
              className={css.device}
              data-met={met || undefined}
              style={{ left: scale.x(i), top: scale.y(value) }}
            >
              <PartyDisc party={each.party} size={17} />
            </span>
          )
        }),
      )}
    </div>
  )
}

/** Line names and final values at the right. A leader connects names that were moved. */
function Names({ series, scale, height, unit, wide, party }: Placed & { height: number; unit: number; wide: boolean }) {
  const last = (series[0]?.values.length ?? 1) - 1
  const ends = series.map(({ values }) => scale.y(values[last] ?? 0))
  const places = pushedApart(ends, GAP * unit, ABOVE * unit, height - BELOW * unit)
  return (
    <div aria-hidden="true">
      {series.map((each, i) => (
        <span
          key={each.party}
          className={css.name}
          data-met={each.party === party || undefined}
          style={{ left: scale.x(last) + 24 * unit, top: places[i] }}
        >
          <PartyDisc party={each.party} size={17} />
          {wide && <span>{partyName(each.party)}</span>}
          <b>{each.values[last]}</b>
        </span>
      ))}
    </div>
  )
}
