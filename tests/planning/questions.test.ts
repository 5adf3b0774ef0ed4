import { describe, expect, it } from 'vitest'
import type { PositionSpec } from '../../src/engine/index.ts'
import { nextOrderQuestion } from '../../src/planning/questions.ts'
import type { Target } from '../../src/planning/target.ts'
import { targetsOf } from '../../src/planning/targets.ts'
import { position } from './position.ts'

describe('before an order is given', () => {
  it('is asked whether a minor power is to be woken, and not again once that is said', () => {
    const state = position({ power: 'germany', units: { ruhr: { germany: { infantry: 3 } } } })
    const target = targetsOf(state, { space: 'ruhr', units: { infantry: 3 }, transports: [] }).belgium!
    expect(nextOrderQuestion(state, target, {})).toEqual({ ask: 'enter', space: 'belgium' })
    expect(nextOrderQuestion(state, target, { entered: true })).toBeNull()
  })

  describe('a battle that must be fought', () => {
    const poor = { cleared: 0, swing: -2.1 }
    const at = (units: PositionSpec['units'], to = 'lorraine') => {
      const state = position({ power: 'germany', units: { alsace: { germany: { infantry: 3 } }, ...units } })
      const target = targetsOf(state, { space: 'alsace', units: { infantry: 3 }, transports: [] })[to]!
      return (odds: typeof poor | null, how = {}) => nextOrderQuestion(state, target, how, odds)
    }
    const french = { lorraine: { france: { infantry: 9 } } }

    it('is asked about where it is fought at a loss, and not again once that is said', () => {
      expect(at(french)(poor)).toEqual({ ask: 'loss', space: 'lorraine', odds: poor })
      expect(at(french)(poor, { entered: true })).toBeNull()
    })

    it.each([
      ['there is a chance to clear', { cleared: 0.1, swing: -9 }],
      ['little is lost', { cleared: 0, swing: -1.9 }],
      ['the odds are not known yet', null],
    ])('is not asked about where %s', (_, odds) => {
      expect(at(french)(odds)).toBeNull()
    })

    it('is not asked about by whoever joins own units, or enters contested land', () => {
      expect(at({ lorraine: { germany: { infantry: 1 }, france: { infantry: 9 } } })(poor)).toBeNull()
      expect(at({ lorraine: { ottoman: { infantry: 1 }, france: { infantry: 9 } } })(poor)).toBeNull()
    })
  })

  it('is not asked where a minor power joins one’s own side', () => {
    const state = position({ power: 'ottoman', units: { constantinople: { ottoman: { infantry: 3 } } } })
    const target = targetsOf(state, { space: 'constantinople', units: { infantry: 3 }, transports: [] }).bulgaria!
    expect(nextOrderQuestion(state, target, {})).toBeNull()
  })

  const loading = (...carried: number[]) => {
    const transports = carried.map((count) => ({
      cargo: Array.from({ length: count }, () => ({ power: 'britain', type: 'infantry' }) as const),
    }))
    const state = position({
      power: 'britain',
      units: { london: { britain: { infantry: 1 } }, sz9: { britain: { transports } } },
    })
    return { state, target: targetsOf(state, { space: 'london', units: { infantry: 1 }, transports: [] }).sz9! }
  }

  it('is asked which of several ships is meant, one of each kind', () => {
    const { state, target } = loading(0, 1, 0)
    expect(nextOrderQuestion(state, target, {})).toMatchObject({ ask: 'ship', ships: [expect.any(Number), expect.any(Number)] })
    expect(nextOrderQuestion(state, target, { by: 1 })).toBeNull()
  })

  it('is not asked which of ships that are alike in everything is meant', () => {
    const { state, target } = loading(0, 0)
    expect(nextOrderQuestion(state, target, {})).toBeNull()
  })

  it('is asked when to land only where enemies lie in the zone', () => {
    const landings = [{ transport: 1, units: { infantry: 1 }, now: true, after: true }]
    const target: Target = { space: 'picardy', class: 'land', kind: 'offload', zone: 'sz8', landings }
    const met = position({ power: 'britain', units: { sz8: { britain: { cruiser: 1 }, germany: { submarine: 1 } } } })
    expect(nextOrderQuestion(met, target, {})).toEqual({ ask: 'when', space: 'picardy' })
    expect(nextOrderQuestion(met, target, { later: true })).toBeNull()
    expect(nextOrderQuestion(position({ power: 'britain' }), target, {})).toBeNull()
  })
})
