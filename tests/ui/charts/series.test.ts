import { describe, expect, it } from 'vitest'
import { POWERS, productionOf } from '../../../src/engine/index.ts'
import { stateAt, statisticsOf } from '../../../src/history/index.ts'
import { landText, perHundred, withSign } from '../../../src/ui/charts/names.ts'
import { highestFirst, landAt, neighbourAt, seriesOf, stopsOf } from '../../../src/ui/charts/series.ts'
import { tenths } from '../../../src/ui/text.ts'
import '../../../src/content/words/play.ts'
import { pastGame } from '../../support/past.ts'

const past = pastGame('central-by-capitals')
const rows = statisticsOf(past)
const stops = stopsOf(rows)

describe('lines of a war', () => {
  it('begin at the start, have a value for each round, and end at the present', () => {
    expect(stops[0]).toMatchObject({ start: true, index: 0 })
    expect(stops.filter(({ start }) => start)).toHaveLength(1)
    expect(stops.at(-1)!.index).toBe(past.entries.length)
    const series = seriesOf(rows, 'income', 'powers')
    expect(series.map(({ party }) => party)).toEqual([...POWERS])
    for (const { party, values } of series)
      expect(values).toEqual(
        stops.map(({ index }) => productionOf(stateAt(past, { game: past.game, index }), party as (typeof POWERS)[number])),
      )
  })

  it('of sides are two', () => {
    expect(seriesOf(rows, 'losses', 'sides').map(({ party }) => party)).toEqual(['central', 'allies'])
  })

  it('lead from one to the next above and below, and stay at the ends', () => {
    const series = [
      { party: 'italy', values: [14] },
      { party: 'germany', values: [35] },
      { party: 'usa', values: [14] },
    ] as const
    expect(highestFirst(series, 0)).toEqual(['germany', 'italy', 'usa'])
    expect(neighbourAt(series, 0, 'germany', 1)).toBe('italy')
    expect(neighbourAt(series, 0, 'italy', 1)).toBe('usa')
    expect(neighbourAt(series, 0, 'usa', -1)).toBe('italy')
    expect(neighbourAt(series, 0, 'usa', 1)).toBe('usa')
    expect(neighbourAt(series, 0, 'germany', -1)).toBe('germany')
  })

  it('say what land came and went, and nothing at the start', () => {
    expect(landAt(past, stops, 0, 'germany')).toEqual({ gained: [], lost: [] })
    const all = stops.flatMap((_, at) => POWERS.flatMap((power) => landAt(past, stops, at, power).gained))
    expect(all.length).toBeGreaterThan(0)
  })
})

describe('numbers in words', () => {
  it('have their sign, and nothing has none', () => {
    expect([3, -2, 0, -0.2].map((value) => withSign(value))).toEqual(['+3', '−2', '0', '0'])
    expect([9.26, -0.04].map((value) => withSign(value, tenths))).toEqual(['+9.3', '0.0'])
  })

  it('are never certain', () => {
    expect([0.001, 0.5, 0.744, 0.999].map(perHundred)).toEqual(['<1', '50', '74', '>99'])
  })

  it('name three lands, of more two and how many besides', () => {
    expect(landText(['paris', 'rome', 'london'])).toBe('Paris, Rome, and London')
    expect(landText(['paris', 'rome', 'london', 'berlin'])).toBe('Paris, Rome, and 2 more')
  })
})
