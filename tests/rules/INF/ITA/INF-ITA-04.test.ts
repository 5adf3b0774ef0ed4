import { describe, expect, test } from 'vitest'
import { landing } from '../../../support/scenes/actions.ts'
import { infOpening } from '../../../support/scenes/start.ts'

describe('INF-ITA-04 in round 1 Italy buys, moves at home and at sea, and collects', () => {
  test('allowed: a whole neutral turn', () => {
    const g = infOpening({ power: 'italy', phase: 'purchase' })
    g.do({ type: 'purchase', units: { infantry: 2 } })
    g.endPhase()
    g.move('venice', 'piedmont', { infantry: 1 })
    g.do({ type: 'load', from: 'naples', transport: g.transport('sz17'), units: { infantry: 1 } })
    g.do(landing(g, 'sz17', 'sicily', { infantry: 1 }))
    g.move('sz17', 'sz19', { cruiser: 1 })
    g.to('mobilize').do({ type: 'mobilize', units: { infantry: 2 }, to: 'rome' })
    g.endPhase()
    g.endPhase()
    expect(g.treasury('italy')).toBe(14 - 6 + 14)
  })

  test('refused: what it cannot pay, and combat', () => {
    const g = infOpening({ power: 'italy', phase: 'purchase' })
    g.refuse({ type: 'purchase', units: { infantry: 5 } }, 'STD-PUR-02')
    expect(g.to('combat').battles).toEqual([])
  })
})
