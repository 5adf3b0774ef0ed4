import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { landing } from '../../../support/scenes/actions.ts'
import { hold } from '../../../support/scenes/coast.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-08-05 they march on their own next turn', () => {
  const landed = () => {
    const g = adv({ power: 'britain', units: { sz9: { britain: { transports: [hold('france', ['infantry', 'infantry'])] } } } })
    g.do(landing(g, 'sz9', 'picardy', { infantry: 2 }))
    return g
  }

  test('allowed: on the next turn of France', () => {
    const g = landed().until('france', 'move')
    g.move('picardy', 'paris', { infantry: 1 })
    expect(g.units('paris').france).toEqual({ infantry: 1 })
  })

  test('refused: not on Britain’s turn', () => {
    landed().refuse(move('picardy', 'paris', { infantry: 1 }), 'CONTRACT')
  })
})
