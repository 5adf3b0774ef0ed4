import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-BRD-14 colonies that nobody has entered', () => {
  test('allowed: Belgian and Portuguese colonies are friendly to the Allies', () => {
    const g = at()
    for (const colony of ['belgian-congo', 'angola', 'portuguese-east-africa']) {
      expect(g.status(colony, 'italy'), colony).toBe('friendly')
      expect(g.status(colony, 'ottoman'), colony).toBe('hostile')
    }
  })

  test("not: Spain's colonies take no side", () => {
    const g = at()
    for (const colony of ['spanish-morocco', 'balearic-islands'])
      for (const power of ['france', 'germany'] as const) expect(g.status(colony, power), colony).toBe('neutral')
  })

  test('edge: once entered it is as friendly as its controller', () => {
    const g = at({ control: { angola: 'germany', 'spanish-morocco': 'france' } })
    expect([g.status('angola', 'italy'), g.status('angola', 'ottoman')]).toEqual(['hostile', 'friendly'])
    expect([g.status('spanish-morocco', 'italy'), g.status('spanish-morocco', 'ottoman')]).toEqual(['friendly', 'hostile'])
  })
})
