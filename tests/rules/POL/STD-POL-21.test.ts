import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'

describe('STD-POL-21 what a neutral United States does as usual', () => {
  test('allowed: it buys, repairs, mobilises, collects and sails', () => {
    const g = at({ power: 'usa', phase: 'purchase', units: { sz1: { usa: { cruiser: 1, damaged: { battleship: 1 } } } } })
    g.do({ type: 'purchase', units: { infantry: 1, submarine: 1 } })
    g.do({ type: 'repair', space: 'sz1' })
    g.endPhase()
    g.move('sz1', ['sz2', 'sz3', 'sz4'], { cruiser: 1 })
    g.until('usa', 'mobilize')
    g.do({ type: 'mobilize', units: { infantry: 1 }, to: 'united-states-of-america' })
    g.do({ type: 'mobilize', units: { submarine: 1 }, to: 'sz1' })
    g.until('austria-hungary', 'purchase')
    expect(g.treasury('usa')).toBe(20 - 9 + 20)
    expect(g.damaged('sz1')).toBe(0)
    expect(g.units('sz4')).toEqual({ usa: { cruiser: 1 } })
    expect(g.situation.usaAtWar).toBe(false)
  })

  test('refused: only fighting and going ashore are closed to it', () => {
    const g = at({ power: 'usa', units: { 'united-states-of-america': { usa: { infantry: 1 } } } })
    g.refuse(move('united-states-of-america', 'canada', { infantry: 1 }), 'STD-POL-20')
  })

  test('refused: by house rule WIK-12 its ships stay in their zone', () => {
    const g = at({ power: 'usa', options: { 'wik-12': true }, units: { sz1: { usa: { cruiser: 1 } } } })
    g.refuse(move('sz1', 'sz2', { cruiser: 1 }), 'WIK-12')
  })
})
