import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { inf } from '../../../support/scenes/start.ts'

const units = {
  paris: { france: { infantry: 1, fighter: 1 } },
  lorraine: { britain: { infantry: 1 }, germany: { infantry: 1 } },
  burgundy: { germany: { infantry: 1 } },
} as const

describe('INF-UNIT-03 the text before the chart', () => {
  test('allowed: no land unit of the fighter’s own power is asked for, not even in contested land', () => {
    const g = inf({ power: 'france', units })
    g.move('paris', ['picardy', 'lorraine'], { fighter: 1 })
    g.endPhase()
    expect(g.units('lorraine').france).toEqual({ fighter: 1 })
  })

  test('refused: land units of the enemy alone do not serve', () => {
    inf({ power: 'france', units }).refuse(move('paris', 'burgundy', { fighter: 1 }), 'INF-UNIT-02')
  })

  test('edge: flown in with land units of its own it needs no ally', () => {
    const g = inf({ power: 'france', units })
    g.move('paris', 'burgundy', { infantry: 1, fighter: 1 })
    expect(g.control('burgundy')).toBe('contested')
  })
})
