import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

const front = { denmark: { germany: { infantry: 1 }, britain: { infantry: 1 } } }

describe('ADV-14-03 contested Denmark', () => {
  test('refused: no surface ship of either side passes', () => {
    const british = adv({ power: 'britain', units: { ...front, sz10: { britain: { cruiser: 1 } } } })
    expect(british.refuse(move('sz10', 'sz11', { cruiser: 1 }), 'ADV-14-03').rule).toBe('ADV-14-03')
    const german = adv({ control: { kiel: 'france' }, units: { ...front, sz10: { germany: { cruiser: 1 } } } })
    expect(german.refuse(move('sz10', 'sz11', { cruiser: 1 }), 'ADV-15-02').rule).toBe('ADV-14-03')
  })

  test('allowed: submarines do', () => {
    const g = adv({ power: 'britain', units: { ...front, sz10: { britain: { submarine: 1 } } } })
    g.move('sz10', 'sz11', { submarine: 1 })
    expect(g.units('sz11')).toEqual({ britain: { submarine: 1 } })
  })
})
