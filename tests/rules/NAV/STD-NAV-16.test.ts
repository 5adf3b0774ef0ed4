import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-NAV-16 all survivors stay', () => {
  test('allowed: both fleets stand in the zone afterwards', () => {
    const g = at({ phase: 'combat', units: { sz5: { germany: { cruiser: 2 }, britain: { cruiser: 2 } } }, queue: [3, 6, 3, 6] })
    g.attack('sz5')
    g.answer({ type: 'press', on: false })
    expect(g.units('sz5')).toEqual({ germany: { cruiser: 1 }, britain: { cruiser: 1 } })
    g.endPhase()
    expect(g.units('sz5')).toEqual({ germany: { cruiser: 1 }, britain: { cruiser: 1 } })
  })

  test('refused: there is no retreat to another zone', () => {
    const g = at({ phase: 'combat', units: { sz5: { germany: { cruiser: 2 }, britain: { cruiser: 2 } } }, queue: [6, 6, 6, 6] })
    g.attack('sz5')
    g.refuse({ type: 'retreat', to: 'sz10' }, 'CONTRACT')
    g.answer({ type: 'press', on: false })
    g.refuse({ type: 'move', from: 'sz5', path: ['sz10'], units: { cruiser: 1 } }, 'STD-SET-13')
  })
})
