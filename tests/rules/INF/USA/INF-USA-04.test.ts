import { describe, expect, test } from 'vitest'
import { inf } from '../../../support/scenes/start.ts'

describe('INF-USA-04 any Central Power that attacks its ships brings it in', () => {
  test('allowed: an Austrian attack does, before a shot is fired', () => {
    const g = inf({
      power: 'austria-hungary',
      phase: 'combat',
      queue: [6, 6],
      units: { sz2: { 'austria-hungary': { cruiser: 1 }, usa: { cruiser: 1 } } },
    })
    g.do({ type: 'attack', space: 'sz2', usa: true })
    expect(
      g
        .events()
        .map((e) => e.type)
        .slice(0, 2),
    ).toEqual(['war-entered', 'battle-opened'])
    expect(g.events('war-entered')).toMatchObject([{ power: 'usa', cause: 'attacked', rule: 'INF-USA-04' }])
  })

  test('refused: by standing beside them, and by an Ally', () => {
    const g = inf({ phase: 'combat', units: { sz2: { germany: { cruiser: 1 }, usa: { cruiser: 1 } } } })
    g.refuse({ type: 'attack', space: 'sz2' }, 'STD-POL-23')
    g.endPhase()
    expect(g.situation.usaAtWar).toBe(false)
    const h = inf({ power: 'britain', phase: 'combat', units: { sz2: { britain: { cruiser: 1 }, usa: { cruiser: 1 } } } })
    h.refuse({ type: 'attack', space: 'sz2', usa: true }, 'STD-POL-23')
  })
})
