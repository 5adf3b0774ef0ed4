import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-NAV-09 the defender dives with the attacker’s dice in sight', () => {
  test('allowed: it is asked after the attackers have fired', () => {
    const g = at({
      phase: 'combat',
      units: { sz5: { germany: { cruiser: 1 }, britain: { submarine: 1, cruiser: 1 } } },
      queue: [3],
    })
    g.attack('sz5')
    expect(g.events().map((e) => e.type)).toEqual(['battle-opened', 'fired', 'decision-asked'])
    expect(g.decision).toMatchObject({ by: 'britain', kind: 'submerge' })
    g.exhausted()
  })

  test('edge: the attacker decides before any die is thrown', () => {
    const g = at({ phase: 'combat', units: { sz5: { germany: { submarine: 1 }, britain: { cruiser: 1 } } }, queue: [6, 6] })
    g.attack('sz5')
    expect(g.decision).toMatchObject({ by: 'germany', kind: 'submerge' })
    expect(g.last?.dice).toEqual([])
  })
})
