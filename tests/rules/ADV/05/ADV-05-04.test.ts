import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-05-04 a zone with destroyers alone is patrolled', () => {
  test('allowed: a cruiser passes any number of destroyers', () => {
    const g = adv({ units: { sz5: { germany: { cruiser: 1 } }, sz4: { britain: { destroyer: 3, submarine: 1, transport: 1 } } } })
    g.move('sz5', ['sz4', 'sz3'], { cruiser: 1 })
    expect(g.units('sz3')).toEqual({ germany: { cruiser: 1 } })
  })

  test('refused: with a cruiser among them the zone is no longer only patrolled', () => {
    const g = adv({ units: { sz5: { germany: { cruiser: 1 } }, sz4: { britain: { destroyer: 3 }, france: { cruiser: 1 } } } })
    g.refuse(move('sz5', ['sz4', 'sz3'], { cruiser: 1 }), 'ADV-05-14')
  })
})
