import { describe, expect, test } from 'vitest'
import { engine, move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

const front = { kiel: { germany: { infantry: 1 }, britain: { infantry: 1 } } }

describe('ADV-15-03 contested Kiel', () => {
  test('refused: nobody uses the canal', () => {
    for (const power of ['germany', 'britain'] as const) {
      const g = adv({ power, units: { ...front, sz10: { [power]: { cruiser: 1 } } } })
      g.refuse(move('sz10', 'sz11', { cruiser: 1 }), 'ADV-15-03')
      expect(g.reach('sz10', { cruiser: 1 })).not.toContain('sz11')
      expect(engine.passages(g.state).find((p) => p.id === 'kiel-canal')?.open).toEqual([])
    }
  })

  test('allowed: round Denmark, if that is open', () => {
    const g = adv({ control: { denmark: 'germany' }, units: { ...front, sz10: { germany: { cruiser: 1 } } } })
    g.move('sz10', 'sz11', { cruiser: 1 })
    expect(g.units('sz11')).toEqual({ germany: { cruiser: 1 } })
  })
})
