import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { further } from '../../../support/scenes/actions.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-07-09 without an ordinary move', () => {
  const fleet = () => adv({ units: { sz5: { germany: { destroyer: 2 } } } })

  test('allowed: a ship that has not sailed uses its one extra zone', () => {
    const g = fleet()
    g.do(further('sz5', 'sz4', { destroyer: 1 }))
    expect(g.units('sz4').germany).toEqual({ destroyer: 1 })
  })

  test('refused: what it has not sailed is not added to it', () => {
    const g = fleet()
    g.refuse({ type: 'move', from: 'sz5', path: ['sz4', 'sz3'], units: { destroyer: 1 }, strategic: true }, 'ADV-07-01')
    g.do(further('sz5', 'sz4', { destroyer: 1 }))
    g.refuse(move('sz4', 'sz3', { destroyer: 1 }), 'ADV-07-13')
  })
})
