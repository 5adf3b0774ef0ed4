import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-18-01 the Dardanelles', () => {
  test('allowed: ships of the side that controls Constantinople pass, both ways', () => {
    const ottoman = adv({ power: 'ottoman', units: { sz20: { ottoman: { cruiser: 1 } } } })
    ottoman.move('sz20', 'sz31', { cruiser: 1 })
    adv({ units: { sz31: { germany: { submarine: 1 } } } }).move('sz31', 'sz20', { submarine: 1 })
    adv({ power: 'britain', control: { constantinople: 'russia' }, units: { sz31: { britain: { cruiser: 1 } } } }).move(
      'sz31',
      ['sz20', 'sz21'],
      { cruiser: 1 },
    )
  })

  test('refused: the other side’s, submarines too', () => {
    const g = adv({ power: 'russia', units: { sz20: { russia: { submarine: 1, cruiser: 1 } } } })
    for (const type of ['submarine', 'cruiser'] as const) g.refuse(move('sz20', 'sz31', { [type]: 1 }), 'ADV-18-01')
    expect(g.reach('sz20', { submarine: 1 })).toEqual(['sz21'])
    adv({ control: { constantinople: 'britain' }, units: { sz31: { germany: { submarine: 1 } } } }).refuse(
      move('sz31', 'sz20', { submarine: 1 }),
      'ADV-18-01',
    )
  })
})
