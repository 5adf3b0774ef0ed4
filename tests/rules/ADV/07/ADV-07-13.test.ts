import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { further } from '../../../support/scenes/actions.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-07-13 after all ordinary moves at sea', () => {
  const begun = () =>
    adv({
      units: {
        sz5: { germany: { cruiser: 2, submarine: 1 } },
        berlin: { germany: { infantry: 2, fighter: 1 } },
        prussia: { germany: { infantry: 1 } },
      },
    }).after(further('sz5', 'sz4', { cruiser: 1 }))

  test('allowed: armies, fighters and further strategic moves', () => {
    const g = begun()
    g.move('berlin', 'prussia', { infantry: 1 })
    g.do({ type: 'move', from: 'berlin', path: ['prussia'], units: { fighter: 1 } })
    g.do(further('sz5', 'sz4', { cruiser: 1 }))
    expect(g.units('sz4').germany).toEqual({ cruiser: 2 })
  })

  test('refused: ordinary moves of ships, submarines too', () => {
    const g = begun()
    expect(g.refuse(move('sz5', 'sz4', { cruiser: 1 }), 'ADV-07-13').rule).toBe('ADV-07-13')
    g.refuse(move('sz5', 'sz4', { submarine: 1 }), 'ADV-07-13')
    expect(g.reach('sz5', { cruiser: 1 })).toEqual([])
  })

  test('refused: the ship itself sails no further, whatever it has left or not', () => {
    const g = adv({ units: { sz4: { germany: { battleship: 1 } } } })
    g.do(further('sz4', 'sz3', { battleship: 1 }))
    expect(g.refuse(move('sz3', 'sz2', { battleship: 1 }), 'ADV-07-13').rule).toBe('ADV-07-13')
  })
})
