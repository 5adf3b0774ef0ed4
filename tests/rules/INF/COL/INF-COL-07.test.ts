import { describe, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { landing } from '../../../support/scenes/actions.ts'
import { inf } from '../../../support/scenes/start.ts'

const fighters = { rhodesia: { britain: { infantry: 2, fighter: 1 } }, 'british-east-africa': { britain: { infantry: 1 } } }

describe('INF-COL-07 nobody of the Allies crosses a closed colony, lands there or ends a flight there', () => {
  test('allowed: flying over it', () => {
    inf({ power: 'britain', units: fighters }).move('rhodesia', ['belgian-congo', 'british-east-africa'], { fighter: 1 })
  })

  test('refused: a landing', () => {
    const cargo = [{ power: 'france' as const, type: 'infantry' as const }]
    const g = inf({ power: 'france', units: { sz16: { france: { transports: [{ cargo }] } } } })
    g.refuse(landing(g, 'sz16', 'spanish-morocco', { infantry: 1 }), 'INF-COL-07')
  })

  test('refused: the end of a flight, and a march', () => {
    const g = inf({ power: 'britain', units: fighters })
    g.refuse(move('rhodesia', 'belgian-congo', { fighter: 1 }), 'INF-COL-07')
    g.refuse(move('rhodesia', 'belgian-congo', { infantry: 1, fighter: 1 }), 'INF-COL-06')
  })
})
