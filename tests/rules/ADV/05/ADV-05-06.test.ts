import { describe, expect, test } from 'vitest'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-05-06 in the company of a battleship or cruiser others sail on too', () => {
  test('allowed: destroyers and transports with it in one move', () => {
    const g = adv({
      units: { sz5: { germany: { cruiser: 1, destroyer: 1, transport: 1 } }, sz4: { britain: { destroyer: 1 } } },
    })
    const fleet = { units: { cruiser: 1, destroyer: 1 }, transports: [g.transport('sz5')] }
    expect(g.reach('sz5', fleet.units, { transports: fleet.transports })).toContain('sz3')
    g.do({ type: 'move', from: 'sz5', path: ['sz4', 'sz3'], ...fleet })
    expect(g.units('sz3')).toEqual({ germany: { cruiser: 1, destroyer: 1, transport: 1 } })
  })

  test('refused: with a submarine or a destroyer for company', () => {
    const g = adv({
      units: { sz5: { germany: { submarine: 1, destroyer: 1, transport: 1 } }, sz4: { britain: { destroyer: 1 } } },
    })
    const fleet = { units: { submarine: 1, destroyer: 1 }, transports: [g.transport('sz5')] }
    g.refuse({ type: 'move', from: 'sz5', path: ['sz4', 'sz3'], ...fleet }, 'ADV-05-10')
  })
})
