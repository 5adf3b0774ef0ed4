/** Chart geometry: values and rounds in pixels, and label placement. Pure. */
import { ticks } from 'd3-array'
import type { Series } from './series.ts'

export type ChartBox = { readonly left: number; readonly right: number; readonly top: number; readonly foot: number }
export type Scale = {
  readonly x: (at: number) => number
  readonly y: (value: number) => number
  /** Values with a grid line. */
  readonly marks: readonly number[]
}

/** Distance between grid lines (px). */
const APART = 56

/** The scale of a chart. It starts at zero, or slightly below the minimum if zero is far away. */
export function scaleOf(series: readonly Series[], stops: number, { left, right, top, foot }: ChartBox): Scale {
  const values = series.flatMap((each) => each.values)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const from = least < most * 0.4 ? Math.min(0, least) : least
  const count = Math.max(2, Math.round((foot - top) / APART))
  const marks = ticks(from, most === from ? from + 1 : most, count).filter(Number.isInteger)
  const step = Math.max(1, (marks[1] ?? 1) - (marks[0] ?? 0))
  const low = Math.min(from, (marks[0] ?? from) > from ? (marks[0] ?? from) - step : from)
  const high = Math.max(most, low + 1)
  const all = low < (marks[0] ?? low) ? [low, ...marks] : marks
  return {
    x: (at) => (stops < 2 ? left : left + ((right - left) * at) / (stops - 1)),
    y: (value) => foot - ((foot - top) * (value - low)) / (high - low),
    marks: all,
  }
}

/** Places as close as possible to the wanted ones, at least `gap` apart, within a range and in the same order. */
export function pushedApart(wanted: readonly number[], gap: number, from: number, to: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] as number) - (wanted[b] as number) || a - b)
  const placed = [...wanted]
  let next = from
  for (const i of order) {
    placed[i] = Math.max(wanted[i] as number, next)
    next = (placed[i] as number) + gap
  }
  let last = to
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i] as number, last)
    last = (placed[i] as number) - gap
  }
  return placed
}

/** The rounds to label, given the width of a label: always the last one, then at regular steps. */
export function namedStops(stops: number, width: number, room: number): number[] {
  const every = Math.max(1, Math.ceil((room * (stops - 1)) / Math.max(1, width)))
  return Array.from({ length: stops }, (_, at) => at).filter((at) => (stops - 1 - at) % every === 0)
}

/** The stop and line nearest to a point. */
export function nearest(series: readonly Series[], stops: number, scale: Scale, px: number, py: number) {
  const [first, last] = [scale.x(0), scale.x(stops - 1)]
  const at = Math.max(0, Math.min(stops - 1, Math.round(((px - first) / Math.max(1, last - first)) * (stops - 1))))
  const off = series.map(({ values }) => Math.abs(scale.y(values[at] ?? 0) - py))
  const best = off.indexOf(Math.min(...off))
  const distance = Math.hypot(px - scale.x(at), off[best] ?? 0)
  return { at, party: series[best]?.party ?? null, distance }
}
