import { describe, expect, it } from 'vitest'
import { POWERS } from '../../../src/engine/index.ts'
import { PARTIES } from '../../../src/history/index.ts'
import { dashOf, wearsDevice } from '../../../src/ui/charts/dashes.ts'
import { namedStops, nearest, pushedApart, scaleOf } from '../../../src/ui/charts/scale.ts'

const BOX = { left: 40, right: 440, top: 10, foot: 310 }
const germany = { party: 'germany', values: [35, 37, 39] } as const
const italy = { party: 'italy', values: [14, 14, 12] } as const

describe('the scale of a chart', () => {
  it('spreads rounds from edge to edge and values from the foot up', () => {
    const { x, y } = scaleOf([germany, italy], 3, BOX)
    expect([0, 1, 2].map(x)).toEqual([40, 240, 440])
    expect(y(39)).toBe(10)
    expect(y(12)).toBeGreaterThan(y(14))
    expect(y(12)).toBeLessThanOrEqual(310)
  })

  it('marks whole numbers only, all of them within the chart', () => {
    const { y, marks } = scaleOf([{ party: 'usa', values: [0, 1, 1] }], 3, BOX)
    expect(marks).toEqual([0, 1])
    const far = scaleOf([germany, italy], 3, BOX)
    expect(far.marks.filter((mark) => far.y(mark) > 310 || far.y(mark) < 10)).toEqual([])
    expect(y(0)).toBe(310)
  })

  it('stands where all values are alike', () => {
    const { y } = scaleOf([{ party: 'usa', values: [0, 0] }], 2, BOX)
    expect(y(0)).toBe(310)
  })

  it('finds the round and the line nearest to a point', () => {
    const scale = scaleOf([germany, italy], 3, BOX)
    expect(nearest([germany, italy], 3, scale, 250, scale.y(36))).toMatchObject({ at: 1, party: 'germany' })
    expect(nearest([germany, italy], 3, scale, 900, scale.y(13))).toMatchObject({ at: 2, party: 'italy' })
    expect(nearest([germany, italy], 3, scale, 440, scale.y(12)).distance).toBe(0)
  })

  it('names the last round always, and as many before it as there is room for', () => {
    expect(namedStops(5, 400, 100)).toEqual([0, 1, 2, 3, 4])
    expect(namedStops(5, 400, 101)).toEqual([0, 2, 4])
    expect(namedStops(4, 300, 150)).toEqual([1, 3])
    expect(namedStops(1, 0, 40)).toEqual([0])
  })
})

describe('names at the right', () => {
  const gaps = (places: readonly number[]) => {
    const sorted = [...places].sort((a, b) => a - b)
    return sorted.slice(1).map((place, i) => place - sorted[i]!)
  }

  it('stay where they are wanted when they are apart', () => {
    expect(pushedApart([100, 20, 60], 20, 0, 200)).toEqual([100, 20, 60])
  })

  it('are pushed apart in their order, those alike in the order they came in', () => {
    const places = pushedApart([50, 50, 45], 20, 0, 200)
    expect(Math.min(...gaps(places))).toBeGreaterThanOrEqual(20)
    expect(places[2]).toBeLessThan(places[0]!)
    expect(places[0]).toBeLessThan(places[1]!)
  })

  it('stay within the chart at its foot', () => {
    const places = pushedApart([198, 199, 200], 20, 0, 200)
    expect(places).toEqual([160, 180, 200])
  })
})

describe('lines without their colours', () => {
  it('of powers have a dash each, and so have those of sides', () => {
    expect(new Set(POWERS.map(dashOf)).size).toBe(POWERS.length)
    expect(dashOf('central')).not.toBe(dashOf('allies'))
  })

  it.each(PARTIES)('of %s wear a device on every third round, in a short war once', (party) => {
    const worn = (stops: number) => Array.from({ length: stops }, (_, at) => at).filter((at) => wearsDevice(party, at, stops))
    expect(worn(12)).toHaveLength(4)
    expect(worn(3)).toHaveLength(1)
    expect(worn(2)).toHaveLength(1)
  })
})
