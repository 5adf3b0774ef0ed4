import { describe, expect, test } from 'vitest'
import { invade } from '../../../support/scenes/influence.ts'

describe('INF-MOB-04 any power of its side activates an aligned minor for its patron', () => {
  test('allowed: France brings Romania in for Russia', () => {
    const g = invade('romania', 'france')
    g.endPhase()
    expect(g.control('romania')).toBe('russia')
    expect(g.units('romania')).toEqual({ france: { infantry: 2 }, russia: { infantry: 5, artillery: 1 } })
    expect(g.production('russia')).toBe(25 + 3)
  })

  test('not: it does not become the guest’s', () => {
    const g = invade('bulgaria', 'austria-hungary')
    g.endPhase()
    expect(g.control('bulgaria')).toBe('ottoman')
    expect(g.control('bulgaria')).not.toBe('austria-hungary')
  })
})
