import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { fight } from '../../../support/scenes/sea.ts'
import { adv } from '../../../support/scenes/start.ts'
import { outcome } from '../../../support/scenes/told.ts'

describe('ADV-00-09 destroyers are surface warships', () => {
  test('allowed: an enemy destroyer makes a zone hostile', () => {
    const g = adv({ units: { sz5: { britain: { destroyer: 1 } } } })
    expect([g.status('sz5', 'germany'), g.status('sz5', 'france')]).toEqual(['hostile', 'friendly'])
  })

  test('allowed: it escorts transports into a hostile zone', () => {
    const g = adv({ units: { sz10: { germany: { destroyer: 1, transport: 1 } }, sz5: { britain: { cruiser: 1 } } } })
    g.do({ type: 'move', from: 'sz10', path: ['sz5'], units: { destroyer: 1 }, transports: g.transports('sz10') })
    expect(g.units('sz5').germany).toEqual({ destroyer: 1, transport: 1 })
  })

  test('allowed: a zone is clear when the last one is sunk', () => {
    const g = fight({ cruiser: 1 }, { britain: { destroyer: 1 } }, [1, 6])
    expect(outcome(g)).toBe('cleared')
    expect(g.status('sz5', 'germany')).toBe('friendly')
  })

  test('edge: a zone with one left is not lost', () => {
    const g = fight({ cruiser: 1 }, { britain: { destroyer: 2 } }, [1, 6, 6])
    expect(g.status('sz5', 'germany')).toBe('hostile')
  })

  test('refused: like others it stops where an enemy cruiser is', () => {
    const g = adv({ units: { sz10: { germany: { destroyer: 1 } }, sz5: { britain: { cruiser: 1 } } } })
    g.refuse(move('sz10', ['sz5', 'sz4'], { destroyer: 1 }), 'STD-SEA-02')
  })
})
