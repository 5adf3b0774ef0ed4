import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-BRD-17 what a naval base is for', () => {
  test('allowed: new ships, repairs, and mines', () => {
    const g = at({ phase: 'purchase', units: { sz10: { germany: { damaged: { battleship: 1 } } } } })
    g.do({ type: 'repair', space: 'sz10' })
    g.do({ type: 'purchase', units: { submarine: 1 } })
    g.until('germany', 'mobilize')
    g.do({ type: 'mobilize', units: { submarine: 1 }, to: 'sz10' })
    expect(g.units('sz10')).toEqual({ germany: { battleship: 1, submarine: 1 } })
    const h = at({ power: 'britain', queue: [1], units: { sz9: { britain: { cruiser: 1 } } } })
    h.move('sz9', 'sz10', { cruiser: 1 })
    h.endPhase()
    expect(h.events('mine-rolled')).toMatchObject([{ zone: 'sz10', result: 'sunk' }])
    h.exhausted()
  })

  test('refused: none of it where there is no base', () => {
    const g = at({ phase: 'purchase', units: { sz5: { germany: { damaged: { battleship: 1 } } } } })
    g.refuse({ type: 'repair', space: 'sz5' }, 'STD-PUR-06')
    g.do({ type: 'purchase', units: { submarine: 1 } })
    g.until('germany', 'mobilize')
    g.refuse({ type: 'mobilize', units: { submarine: 1 }, to: 'sz5' }, 'STD-MOB-05')
    const h = at({ power: 'britain', units: { sz9: { britain: { cruiser: 1 } } } })
    h.move('sz9', 'sz5', { cruiser: 1 })
    h.endPhase()
    expect(h.events('mine-rolled')).toEqual([])
  })

  test('edge: a captured base builds ships for its original owner only', () => {
    const g = at({ phase: 'purchase', control: { brest: 'germany' } })
    g.do({ type: 'purchase', units: { submarine: 1 } })
    g.until('germany', 'mobilize')
    g.refuse({ type: 'mobilize', units: { submarine: 1 }, to: 'sz15' }, 'STD-MOB-05')
  })
})
