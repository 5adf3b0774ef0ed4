import { describe, expect, test } from 'vitest'
import { adv, hold, landing } from '../../../support/coast.ts'

describe('ADV-08-06 with infantry of their own', () => {
  const off = (types: ('infantry' | 'artillery')[], picardy: object = {}) => {
    const g = adv({ power: 'britain', units: { sz9: { britain: { transports: [hold('france', types)] } }, picardy } })
    for (const type of types) g.do(landing(g, 'sz9', 'picardy', { [type]: 1 }))
    return g
  }

  test('allowed: an infantry lands with them, or stands there', () => {
    off(['artillery', 'infantry']).endPhase()
    const g = off(['artillery'], { france: { infantry: 1 } })
    g.endPhase()
    expect(g.turn.phase).toBe('combat')
  })

  test('refused: without one of their own, whatever others have there', () => {
    const g = off(['artillery'], { britain: { infantry: 3 } })
    expect(g.refuse({ type: 'end-phase' }, 'ADV-08-06').rule).toBe('ADV-08-06')
  })
})
