import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { buyer } from '../../../support/scenes/influence.ts'
import { inf } from '../../../support/scenes/start.ts'

describe('INF-INFL-09 the whole price at once, and never back', () => {
  test('allowed: to the last IPC, beside an order of units', () => {
    const g = buyer('france', 13)
    g.do({ type: 'purchase', units: { infantry: 1 } })
    g.do({ type: 'influence', country: 'greece' })
    expect(g.treasury('france')).toBe(0)
    g.do({ type: 'purchase', units: {} })
    expect(g.treasury('france')).toBe(3)
  })

  test('refused: a price that the treasury cannot pay; it is not offered either', () => {
    const g = buyer('france', 12)
    g.do({ type: 'purchase', units: { infantry: 1 } })
    g.refuse({ type: 'influence', country: 'greece' }, 'INF-INFL-09')
    expect(g.legal.some((a) => a.type === 'influence')).toBe(false)
    expect(engine.offers(g.state).influence[0]?.refusal?.rule).toBe('INF-INFL-09')
  })

  test('edge: the money stays paid when the capital falls before the army comes', () => {
    const g = inf({
      power: 'france',
      phase: 'purchase',
      treasury: { france: 10 },
      queue: [6, 1],
      units: { paris: { france: { infantry: 1 }, germany: { infantry: 1 } } },
    })
    g.do({ type: 'influence', country: 'greece' })
    g.to('combat').attack('paris')
    g.until('italy', 'purchase')
    expect(g.control('paris')).toBe('germany')
    expect(g.past('country-won')).toEqual([])
    expect(g.situation.paid).toEqual({ influence: [], revolts: [] })
    expect([g.treasury('france'), g.treasury('germany')]).toEqual([0, 35])
  })
})
