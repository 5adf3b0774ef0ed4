import { describe, expect, test } from 'vitest'
import { inf } from '../../../support/scenes/start.ts'

const shared = (picardy: object) => inf({ power: 'france', units: { picardy: { britain: { infantry: 2 }, ...picardy } } })

describe('INF-UNIT-04 fighters need no infantry of their own', () => {
  test('allowed: a fighter rests on allied infantry', () => {
    const g = shared({ france: { fighter: 1 } })
    g.endPhase()
    expect(g.turn.phase).toBe('combat')
  })

  test('allowed: its own last infantry may leave it with the allies', () => {
    const g = shared({ france: { infantry: 1, fighter: 1 } })
    g.move('picardy', 'paris', { infantry: 1 })
    g.endPhase()
    expect(g.units('picardy').france).toEqual({ fighter: 1 })
  })

  test('allowed: one that is built beside allied infantry stays a fighter', () => {
    const built = (paris: object) => {
      const g = inf({ power: 'france', phase: 'purchase', treasury: { france: 20 }, units: { paris } } as never)
      g.do({ type: 'purchase', units: { fighter: 1 } })
      g.until('france', 'mobilize')
      g.do({ type: 'mobilize', units: { fighter: 1 }, to: 'paris' })
      return g.units('paris').france
    }
    expect(built({ britain: { infantry: 1 } })).toEqual({ fighter: 1 })
    expect(built({})).toEqual({ infantry: 1 })
  })

  test('refused: artillery and tanks still need theirs', () => {
    const needs = (france: object) => {
      const g = shared({ france })
      return [g.refuse({ type: 'end-phase' }, 'STD-MOV-09'), ...(g.refuse({ type: 'end-phase' }, 'INF-UNIT-04').also ?? [])]
    }
    for (const france of [{ artillery: 1 }, { tank: 1 }])
      expect(needs(france).map((e) => e.rule)).toEqual(['STD-MOV-09', 'INF-UNIT-04'])
    const alone = inf({ power: 'france', units: { picardy: { france: { artillery: 1 } } } })
    expect(alone.refuse({ type: 'end-phase' }, 'STD-MOV-09').also).toBeUndefined()
  })

  test('edge: a fighter beside such artillery does not excuse it', () => {
    shared({ france: { artillery: 1, fighter: 1 } }).refuse({ type: 'end-phase' }, 'STD-MOV-09')
  })
})
