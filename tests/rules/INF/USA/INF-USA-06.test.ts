import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { inf } from '../../../support/scenes/start.ts'

const HOME = 'united-states-of-america'

describe('INF-USA-06 before entry its ships sail but do not attack, and its fighters stay', () => {
  test('allowed: its ships sail', () => {
    inf({ power: 'usa', units: { sz1: { usa: { cruiser: 1 } } } }).move('sz1', ['sz2', 'sz3'], { cruiser: 1 })
  })

  test('refused: an attack, and a flight', () => {
    const g = inf({ power: 'usa', phase: 'combat', units: { sz2: { germany: { submarine: 1 }, usa: { cruiser: 1 } } } })
    expect(g.battles).toEqual([])
    g.refuse({ type: 'attack', space: 'sz2' }, 'INF-USA-06')
    const h = inf({
      power: 'usa',
      units: { [HOME]: { usa: { infantry: 1, fighter: 1 } }, canada: { usa: { infantry: 1 } } },
      control: { canada: 'britain' },
    })
    h.refuse(move(HOME, 'canada', { fighter: 1 }), 'INF-USA-06')
  })

  test('edge: the army of an ally to be is no reason to fly there', () => {
    const g = inf({ power: 'usa', units: { [HOME]: { usa: { infantry: 1, fighter: 1 } }, canada: { britain: { infantry: 2 } } } })
    g.refuse(move(HOME, 'canada', { fighter: 1 }), 'INF-USA-06')
  })
})
