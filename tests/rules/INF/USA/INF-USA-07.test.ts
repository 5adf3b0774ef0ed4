import { describe, expect, test } from 'vitest'
import { invade } from '../../../support/scenes/influence.ts'

describe('INF-USA-07 before entry it represents no attacked neutral', () => {
  test('allowed: from round 4 it may', () => {
    const g = invade('switzerland', 'germany', { round: 4 })
    g.endPhase()
    expect(g.decision?.options?.map((o) => o.id)).toContain('usa')
    g.choose('usa')
    expect(g.units('switzerland').usa).toEqual({ infantry: 1, artillery: 1 })
  })

  test('refused: before that it is no choice', () => {
    const g = invade('switzerland', 'germany', { round: 3 })
    g.endPhase()
    expect(g.decision?.options?.map((o) => o.id)).not.toContain('usa')
    g.refuse({ type: 'choose', option: 'usa' }, 'CONTRACT')
  })
})
