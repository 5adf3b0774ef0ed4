import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-BRD-11 hostile territory', () => {
  test('allowed: entering enemy land and the minors of the other side means a fight or a capture', () => {
    const g = at({ units: { ruhr: { germany: { infantry: 2 } } } })
    expect(g.status('lorraine', 'germany')).toBe('hostile')
    expect(g.status('belgium', 'germany')).toBe('hostile')
    g.move('ruhr', 'belgium', { infantry: 1 })
    g.endPhase()
    expect(g.battles).toMatchObject([{ space: 'belgium', required: true }])
  })

  test("not: one's own side and the neutrals are not hostile", () => {
    const g = at()
    expect(g.status('vienna', 'germany')).toBe('friendly')
    expect(g.status('bulgaria', 'germany')).toBe('friendly')
    expect(g.status('switzerland', 'germany')).toBe('neutral')
  })

  test('edge: one territory looks different from the two sides', () => {
    const g = at({ control: { poland: 'germany' } })
    expect([g.status('poland', 'russia'), g.status('poland', 'ottoman')]).toEqual(['hostile', 'friendly'])
  })
})
