import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { tou } from '../../../support/scenes/start.ts'

describe('TOU-MOV-11 minefields stop submarines too', () => {
  test('refused: a submarine ends its move in enemy mines', () => {
    const g = tou({ units: { sz3: { germany: { submarine: 1 } } } })
    g.refuse(move('sz3', ['sz8', 'sz15'], { submarine: 1 }), 'TOU-MOV-11')
    g.move('sz3', 'sz8', { submarine: 1 })
    g.refuse(move('sz8', 'sz7', { submarine: 1 }), 'TOU-MOV-11')
  })

  test('allowed: it still passes hostile zones without mines', () => {
    const g = tou({ units: { sz3: { germany: { submarine: 1 } }, sz4: { britain: { battleship: 1 } } } })
    g.move('sz3', ['sz4', 'sz5'], { submarine: 1 })
    expect(g.units('sz5')).toEqual({ germany: { submarine: 1 } })
  })

  test('refused: in company with others the mines stop all of them', () => {
    const g = tou({ units: { sz3: { germany: { submarine: 1, cruiser: 1 } } } })
    g.refuse(move('sz3', ['sz8', 'sz7'], { submarine: 1, cruiser: 1 }), 'TOU-MOV-10')
  })
})
