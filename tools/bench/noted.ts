/** What was measured of the pages, by what it was of. */
import type { Row } from './measure'

const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[list.length >> 1]!
const seen = new Map<string, { times: number[]; goal: number; unit: string }>()
/** One of several times that a thing took, and how much it may. */
export const note = (what: string, goal: number, ms: number, unit = 'ms') => {
  const known = seen.get(what) ?? { times: [], goal, unit }
  known.times.push(ms)
  seen.set(what, known)
}

/** The median of each, in the order in which they were first noted. */
export const noted = (): Row[] =>
  [...seen].map(([what, { times, goal, unit }]): Row => {
    const value = median(times)
    return {
      what,
      value: `${value.toFixed(value % 1 && value < 10 ? 1 : 0)} ${unit}`,
      goal: `≤ ${goal} ${unit}`,
      met: value <= goal ? 'met' : 'NOT MET',
    }
  })
