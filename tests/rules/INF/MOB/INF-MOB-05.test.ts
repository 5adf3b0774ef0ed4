import { describe, expect, test } from 'vitest'
import { invade } from '../../../support/scenes/influence.ts'

describe('INF-MOB-05 a hostile entry mobilizes the minor in its patron’s pieces', () => {
  test('allowed: Montenegro resists Austria in Russian pieces', () => {
    const g = invade('montenegro', 'austria-hungary')
    g.endPhase()
    expect(g.decision).toBeNull()
    expect(g.units('montenegro').russia).toEqual({ infantry: 1, artillery: 1 })
    expect(g.control('montenegro')).toBe('contested')
  })

  test('refused: the battle cannot be passed over', () => {
    const g = invade('senussia', 'britain')
    g.endPhase()
    expect(g.units('senussia').ottoman).toEqual({ infantry: 1, artillery: 1 })
    g.refuse({ type: 'end-phase' }, 'STD-CBT-02')
  })
})
