import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'

describe('STD-BRD-20 the canal and the armies', () => {
  test('allowed: armies and fighters cross whoever holds Egypt', () => {
    const g = at({
      power: 'ottoman',
      units: {
        'trans-jordan': { ottoman: { infantry: 3, fighter: 1 } },
        'anglo-egyptian-sudan': { ottoman: { infantry: 1 } },
        egypt: { britain: { infantry: 1 } },
      },
    })
    g.move('trans-jordan', ['egypt', 'anglo-egyptian-sudan'], { fighter: 1 })
    g.move('trans-jordan', 'egypt', { infantry: 2 })
    expect(g.control('egypt')).toBe('contested')
  })

  test('allowed: the same in a contested Egypt', () => {
    const g = at({
      power: 'britain',
      units: {
        egypt: { britain: { infantry: 2 }, ottoman: { infantry: 1 } },
        'trans-jordan': { britain: { infantry: 1 } },
      },
    })
    g.move('egypt', 'trans-jordan', { infantry: 1 })
    g.move('trans-jordan', 'egypt', { infantry: 1 })
  })

  test('refused: what stops there are the ships', () => {
    const g = at({ power: 'ottoman', units: { sz19: { ottoman: { cruiser: 1 } } } })
    g.refuse(move('sz19', 'sz28', { cruiser: 1 }), 'STD-BRD-19')
  })
})
