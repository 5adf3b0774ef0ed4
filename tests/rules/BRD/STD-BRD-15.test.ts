import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-BRD-15 hostile sea zones', () => {
  test('allowed: a battleship or a cruiser makes its zone hostile to the enemy', () => {
    for (const ship of ['battleship', 'cruiser'] as const) {
      const g = at({ units: { sz9: { britain: { [ship]: 1 } } } })
      expect([g.status('sz9', 'germany'), g.status('sz9', 'france')]).toEqual(['hostile', 'friendly'])
    }
    const damaged = at({ units: { sz9: { britain: { damaged: { battleship: 1 } } } } })
    expect(damaged.status('sz9', 'germany')).toBe('hostile')
  })

  test('not: submarines and transports never do', () => {
    const g = at({
      power: 'britain',
      units: { sz9: { germany: { submarine: 3, transport: 2 } }, sz8: { britain: { cruiser: 1 } } },
    })
    expect(g.status('sz9', 'britain')).toBe('friendly')
    g.move('sz8', ['sz9', 'sz10'], { cruiser: 1 })
  })

  test('edge: with surface warships of both sides it is hostile to both', () => {
    const g = at({ units: { sz9: { britain: { cruiser: 1 }, germany: { battleship: 1 } } } })
    expect([g.status('sz9', 'germany'), g.status('sz9', 'britain')]).toEqual(['hostile', 'hostile'])
  })
})
