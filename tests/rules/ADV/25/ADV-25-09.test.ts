import { describe, expect, test } from 'vitest'
import { mobilize } from '../../../support/scenes/actions.ts'
import { advOpening } from '../../../support/scenes/start.ts'

describe('ADV-25-09 Italy’s business in peace', () => {
  test('allowed: in round 1 it buys, places and collects as at all times', () => {
    const g = advOpening({ power: 'italy', phase: 'purchase', treasury: { italy: 14 } })
    g.do({ type: 'purchase', units: { infantry: 2, destroyer: 1 } })
    g.until('italy', 'mobilize')
    g.do(mobilize('rome', { infantry: 2 }))
    g.do(mobilize('sz17', { destroyer: 1 }))
    g.endPhase()
    g.endPhase()
    expect(g.treasury('italy')).toBe(2 + 14)
    expect(g.units('sz17').italy).toMatchObject({ destroyer: 2 })
  })

  test('refused: no more than it can pay, and nowhere else', () => {
    const g = advOpening({ power: 'italy', phase: 'purchase', treasury: { italy: 3 } })
    g.refuse({ type: 'purchase', units: { infantry: 2 } }, 'STD-PUR-02')
    g.do({ type: 'purchase', units: { infantry: 1 } })
    g.until('italy', 'mobilize').refuse(mobilize('venice', { infantry: 1 }), 'STD-MOB-01')
  })
})
