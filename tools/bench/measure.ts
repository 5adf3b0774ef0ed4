import { performance } from 'node:perf_hooks'
import process from 'node:process'

/** Milliseconds for one call: by the clock, and of the processor alone (the collector's threads are in it). */
export type Time = { wall: number; cpu: number }

const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[list.length >> 1] as number

/** By the clock and of the processor, each by itself. */
export const medianOf = (times: readonly Time[]): Time => ({
  wall: median(times.map(({ wall }) => wall)),
  cpu: median(times.map(({ cpu }) => cpu)),
})

function once(call: () => unknown, times: number): Time {
  const cpu = process.cpuUsage()
  const wall = performance.now()
  for (let i = 0; i < times; i++) call()
  const spent = performance.now() - wall
  const { user, system } = process.cpuUsage(cpu)
  return { wall: spent / times, cpu: (user + system) / 1000 / times }
}

/**
 * The medians of several things in turn, so that a busy machine slows all of them alike. Batches take some `ms`; the
 * first third of them warms up and is thrown away.
 */
export function compare<K extends string>(calls: Record<K, () => unknown>, { batches = 25, ms = 20 } = {}): Record<K, Time> {
  const names = Object.keys(calls) as K[]
  const times = {} as Record<K, number>
  const seen = {} as Record<K, Time[]>
  for (const name of names) {
    // The very first call makes what is made once, such as the first sentence in a language: it tells nothing of those after it.
    once(calls[name], 1)
    let first = once(calls[name], 1)
    for (let i = 0; i < 5 && first.wall < ms; i++) first = once(calls[name], Math.ceil(ms / Math.max(first.wall, 0.001) / 5))
    times[name] = Math.max(1, Math.round(ms / Math.max(first.wall, 0.0001)))
    seen[name] = []
  }
  for (let i = 0; i < batches; i++) for (const name of names) seen[name].push(once(calls[name], times[name]))
  for (const name of names) seen[name].splice(0, Math.ceil(batches / 3))
  const result = {} as Record<K, Time>
  for (const name of names) result[name] = medianOf(seen[name])
  return result
}

export type Row = { what: string; value: string; cpu?: string; goal?: string; met?: string }

const say = (ms: number): string => (ms < 1 ? `${(ms * 1000).toFixed(1)} µs` : `${ms.toFixed(ms < 100 ? 1 : 0)} ms`)

/** A measure against its goal; on a busy machine the processor's own time may meet what the clock does not. */
function judged(what: string, { wall, cpu }: Time, text: (n: number) => string, goal?: number): Row {
  const row: Row = { what, value: text(wall), cpu: text(cpu) }
  if (goal === undefined) return row
  return { ...row, goal: `≤ ${text(goal)}`, met: wall <= goal ? 'met' : cpu <= goal ? 'met by cpu only' : 'NOT MET' }
}

/** A time; the goal in ms. */
export const timed = (what: string, time: Time, goal?: number): Row => judged(what, time, say, goal)

/** How long one thing takes against another. */
export const ratio = (what: string, a: Time, b: Time, goal?: number): Row =>
  judged(what, { wall: a.wall / b.wall, cpu: a.cpu / b.cpu }, (n) => n.toFixed(2), goal)

export const memory = (what: string, bytes: number, goal: number): Row => {
  const text = (n: number) => `${(n / 2 ** 20).toFixed(1)} MB`
  return { what, value: text(bytes), goal: `≤ ${text(goal)}`, met: bytes <= goal ? 'met' : 'NOT MET' }
}

export function print(rows: readonly Row[]): void {
  const heads: Row = { what: '', value: 'median', cpu: 'cpu', goal: 'goal', met: '' }
  const width = (key: keyof Row) => Math.max(...[heads, ...rows].map((r) => (r[key] ?? '').length))
  for (const r of [heads, ...rows])
    console.log(
      [
        r.what.padEnd(width('what')),
        r.value.padStart(width('value')),
        (r.cpu ?? '').padStart(width('cpu')),
        (r.goal ?? '').padStart(width('goal')),
        r.met ?? '',
      ]
        .join('  ')
        .trimEnd(),
    )
}
