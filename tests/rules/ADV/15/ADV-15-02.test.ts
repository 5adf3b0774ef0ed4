import { describe, expect, test } from 'vitest'
import { engine, move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

const kiel = { kiel: 'britain' } as const

describe('ADV-15-02 the canal belongs to one side', () => {
  test('allowed: to the Allies once they have captured Kiel', () => {
    const g = adv({ power: 'france', control: kiel, units: { sz10: { france: { cruiser: 1 } } } })
    g.move('sz10', 'sz11', { cruiser: 1 })
    expect(engine.passages(g.state).find((p) => p.id === 'kiel-canal')?.open).toEqual(['allies'])
  })

  test('refused: to the other side', () => {
    const british = adv({ power: 'britain', units: { sz10: { britain: { cruiser: 1 } } } })
    british.refuse(move('sz10', 'sz11', { cruiser: 1 }), 'ADV-15-02')
    const german = adv({ control: kiel, units: { sz11: { germany: { cruiser: 1 } } } })
    const error = german.refuse(move('sz11', 'sz10', { cruiser: 1 }), 'ADV-15-02')
    // The way that was Germany's own is named first, the straits beside it.
    expect([error.rule, ...(error.also ?? []).map((e) => e.rule)]).toEqual(['ADV-15-02', 'ADV-14-02'])
  })
})
