import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const bought = (units: object, spec = {}) => {
  const g = at({ phase: 'purchase', treasury: { germany: 60 }, units: { berlin: { germany: { infantry: 1 } } }, ...spec })
  g.do({ type: 'purchase', units })
  return g.until('germany', 'mobilize')
}

describe('STD-MOB-01 new land units and fighters appear in the capital', () => {
  test('allowed: everything bought for land and air goes to Berlin', () => {
    const g = bought({ infantry: 3, artillery: 2, fighter: 1 })
    g.do({ type: 'mobilize', units: { infantry: 3, artillery: 2 }, to: 'berlin' })
    g.do({ type: 'mobilize', units: { fighter: 1 }, to: 'berlin' })
    expect(g.units('berlin')).toEqual({ germany: { infantry: 4, artillery: 2, fighter: 1 } })
    expect(g.bank('germany')).toEqual({})
    g.endPhase()
    expect(g.turn.phase).toBe('income')
  })

  test('refused: anywhere else, another capital of the side too', () => {
    const g = bought(
      { infantry: 1, fighter: 1 },
      { units: { vienna: { germany: { infantry: 1 } }, kiel: { germany: { infantry: 1 } } } },
    )
    for (const to of ['kiel', 'vienna', 'paris', 'german-east-africa', 'sz11']) {
      g.refuse({ type: 'mobilize', units: { infantry: 1 }, to }, 'STD-MOB-01')
      g.refuse({ type: 'mobilize', units: { fighter: 1 }, to }, 'STD-MOB-01')
    }
  })

  test('refused: more than was bought', () => {
    const g = bought({ infantry: 1 })
    expect(g.refuse({ type: 'mobilize', units: { infantry: 2 }, to: 'berlin' }, 'CONTRACT').code).toBe('not-there')
    expect(g.refuse({ type: 'mobilize', units: {}, to: 'berlin' }, 'CONTRACT').code).toBe('malformed')
  })
})
