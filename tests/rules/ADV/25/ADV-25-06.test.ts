import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { adv, advOpening } from '../../../support/scenes/start.ts'

describe('ADV-25-06 others pass through sea zone 17', () => {
  test('allowed: in round 1 past the Italian fleet to the zone behind', () => {
    const g = advOpening({ power: 'france', phase: 'move' })
    g.move('sz16', ['sz17', 'sz18'], { submarine: 1 })
    g.move('sz16', ['sz17', 'sz19'], { cruiser: 1 })
    expect(g.units('sz19').france).toEqual({ cruiser: 1 })
  })

  test('refused: to end there, for either side', () => {
    const french = advOpening({ power: 'france', phase: 'move' })
    expect(french.refuse(move('sz16', 'sz17', { cruiser: 1 }), 'ADV-25-06').rule).toBe('ADV-25-06')
    expect(french.reach('sz16', { cruiser: 1 })).not.toContain('sz17')
    expect(french.reach('sz16', { cruiser: 1 })).toContain('sz19')
    const austrian = advOpening({ phase: 'move' })
    austrian.refuse(move('sz18', 'sz17', { battleship: 1 }), 'ADV-25-06')
    austrian.move('sz18', ['sz17', 'sz16'], { destroyer: 1 })
  })

  test('edge: from round 2 on they end there', () => {
    adv({ round: 2, power: 'france', units: { sz16: { france: { cruiser: 1 } } } }).move('sz16', 'sz17', { cruiser: 1 })
  })
})
