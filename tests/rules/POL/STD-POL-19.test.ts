import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'

const HOME = 'united-states-of-america'

describe('STD-POL-19 the neutral United States attacks nobody', () => {
  test('allowed: at war its army and fleet attack', () => {
    const g = at({
      power: 'usa',
      round: 5,
      control: { canada: 'germany' },
      queue: [1, 6],
      units: { [HOME]: { usa: { infantry: 2 } }, sz1: { usa: { cruiser: 1 }, germany: { cruiser: 1 } } },
    })
    g.move(HOME, 'canada', { infantry: 1 })
    g.endPhase()
    g.attack('sz1')
    expect(g.units('sz1')).toEqual({ usa: { cruiser: 1 } })
  })

  test('refused: it enters no land of the Central Powers, nor contested land', () => {
    const held = at({ power: 'usa', control: { canada: 'germany' }, units: { [HOME]: { usa: { infantry: 2 } } } })
    held.refuse(move(HOME, 'canada', { infantry: 1 }), 'STD-POL-19')
    const contested = at({
      power: 'usa',
      units: { [HOME]: { usa: { infantry: 2, fighter: 1 } }, canada: { britain: { infantry: 1 }, germany: { infantry: 1 } } },
    })
    contested.refuse(move(HOME, 'canada', { infantry: 1 }), 'STD-POL-19')
    contested.refuse(move(HOME, 'canada', { infantry: 1, fighter: 1 }), 'STD-POL-19')
  })

  test('refused: its ships do not attack', () => {
    const g = at({ power: 'usa', phase: 'combat', units: { sz1: { usa: { battleship: 1 }, germany: { submarine: 1 } } } })
    expect(g.battles).toEqual([])
    g.refuse({ type: 'attack', space: 'sz1' }, 'STD-POL-19')
  })
})
