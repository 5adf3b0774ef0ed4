import { describe, expect, test } from 'vitest'
import { engine, move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-14-04 submarines and the straits', () => {
  test('allowed: they pass whoever holds Denmark', () => {
    for (const holder of ['none', 'germany', 'britain'] as const) {
      const g = adv({ power: 'britain', control: { denmark: holder }, units: { sz10: { britain: { submarine: 2 } } } })
      g.move('sz10', ['sz11', 'sz12'], { submarine: 1 })
      expect(g.reach('sz10', { submarine: 1 })).toContain('sz11')
    }
  })

  test('refused: not together with a surface ship', () => {
    const g = adv({ power: 'britain', units: { sz10: { britain: { submarine: 1, cruiser: 1 } } } })
    g.refuse(move('sz10', 'sz11', { submarine: 1, cruiser: 1 }), 'ADV-14-02')
    g.move('sz10', 'sz11', { submarine: 1 })
  })

  test('edge: the list of passages says so of the straits alone', () => {
    const free = engine.passages(adv().state).filter((p) => !p.surfaceOnly)
    expect(free.map((p) => p.id).sort()).toEqual(['dardanelles', 'kiel-canal', 'suez'])
  })
})
