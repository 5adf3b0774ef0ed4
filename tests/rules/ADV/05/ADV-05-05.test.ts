import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-05-05 battleships and cruisers sail on past a patrol', () => {
  test('allowed: through it, or on from it by a move of their own', () => {
    const g = adv({ units: { sz5: { germany: { battleship: 1, cruiser: 1 } }, sz4: { britain: { destroyer: 1 } } } })
    expect(g.reach('sz5', { battleship: 1 })).toContain('sz3')
    g.move('sz5', ['sz4', 'sz3'], { battleship: 1 })
    g.move('sz5', 'sz4', { cruiser: 1 })
    expect(g.stacks('sz4').find((s) => s.type === 'cruiser')?.left).toBe(2)
    g.move('sz4', ['sz3', 'sz2'], { cruiser: 1 })
    expect(g.units('sz2')).toEqual({ germany: { cruiser: 1 } })
  })

  test('refused: a destroyer does not', () => {
    const g = adv({ units: { sz5: { germany: { destroyer: 1 } }, sz4: { britain: { destroyer: 1 } } } })
    expect(g.reach('sz5', { destroyer: 1 })).not.toContain('sz3')
    g.refuse(move('sz5', ['sz4', 'sz3'], { destroyer: 1 }), 'ADV-05-10')
  })
})
