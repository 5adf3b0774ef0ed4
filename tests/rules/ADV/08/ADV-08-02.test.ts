import { describe, expect, test } from 'vitest'
import { landing } from '../../../support/scenes/actions.ts'
import { hold } from '../../../support/scenes/coast.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-08-02 where allied cargo is landed', () => {
  const off = (belgium?: object) =>
    adv({
      power: 'britain',
      units: { sz9: { britain: { transports: [hold('france', ['infantry'])] } }, ...(belgium ? { belgium } : {}) },
    })

  test('allowed: in land of either’s own, or of any of their side', () => {
    const g = off()
    g.do(landing(g, 'sz9', 'london', { infantry: 1 }))
    expect(g.units('london').france).toEqual({ infantry: 1 })
    const h = off()
    h.do(landing(h, 'sz9', 'picardy', { infantry: 1 }))
    expect(h.units('picardy').france).toEqual({ infantry: 1 })
  })

  test('refused: land that the zone does not touch', () => {
    const g = off()
    expect(g.refuse(landing(g, 'sz9', 'brest', { infantry: 1 }), 'ADV-08-02').rule).toBe('ADV-08-02')
  })

  test('refused: contested land', () => {
    const g = off({ france: { infantry: 1 }, germany: { infantry: 1 } })
    expect(g.refuse(landing(g, 'sz9', 'belgium', { infantry: 1 }), 'ADV-08-02').rule).toBe('ADV-08-02')
  })

  test('refused: hostile land, and a friendly minor that sleeps', () => {
    const g = off({ germany: { infantry: 1 } })
    g.refuse(landing(g, 'sz9', 'belgium', { infantry: 1 }), 'ADV-08-02')
    const h = off()
    h.refuse(landing(h, 'sz9', 'belgium', { infantry: 1 }), 'ADV-08-02')
  })
})
