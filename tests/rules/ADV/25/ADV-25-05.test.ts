import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { advOpening } from '../../../support/scenes/start.ts'

describe('ADV-25-05 the Italian fleet stays in sea zone 17', () => {
  test('refused: in round 1 no ship of it leaves', () => {
    const g = advOpening({ power: 'italy', phase: 'move' })
    for (const to of ['sz16', 'sz18', 'sz19', 'sz31'])
      expect(g.refuse(move('sz17', to, { cruiser: 1 }), 'ADV-25-05').rule, to).toBe('ADV-25-05')
    g.refuse(move('sz17', ['sz16', 'sz14'], { submarine: 1 }), 'ADV-25-05')
    g.refuse({ type: 'move', from: 'sz17', path: ['sz19'], transports: g.transports('sz17') }, 'ADV-25-05')
    const further = { ...move('sz17', 'sz16', { cruiser: 1 }), strategic: true as const }
    expect(g.refuse(further, 'ADV-25-05').rule).toBe('ADV-25-05')
    expect(g.reach('sz17', { battleship: 1 })).toEqual([])
  })

  test('allowed: from round 2 on it sails', () => {
    const g = advOpening({ power: 'italy', phase: 'move', round: 2 })
    g.move('sz17', ['sz19'], { cruiser: 1 })
    expect(g.units('sz19').italy).toEqual({ cruiser: 1 })
  })
})
