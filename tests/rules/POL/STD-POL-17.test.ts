import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const emptied = () => {
  const g = at({
    queue: [1, 1, 1, 1],
    units: { munich: { germany: { infantry: 2 } }, burgundy: { france: { infantry: 1 } } },
  })
  g.move('munich', 'switzerland', { infantry: 2 })
  g.endPhase()
  g.choose('italy')
  g.attack('switzerland')
  g.exhausted()
  return g
}

describe('STD-POL-17 a neutral is violated once', () => {
  test('allowed: when everybody dies there it is vacant, and the next to enter takes it', () => {
    const g = emptied()
    expect(g.units('switzerland')).toEqual({})
    expect(g.control('switzerland')).toBeNull()
    expect(g.status('switzerland', 'france')).toBe('neutral')
    g.until('france', 'move')
    g.move('burgundy', 'switzerland', { infantry: 1 })
    g.endPhase()
    expect(g.control('switzerland')).toBe('france')
  })

  test('not: it raises no second army', () => {
    const g = emptied()
    g.until('france', 'move')
    g.move('burgundy', 'switzerland', { infantry: 1 })
    g.endPhase()
    expect(g.decision).toBeNull()
    expect(g.past('minor-mobilized')).toHaveLength(1)
    expect(g.units('switzerland')).toEqual({ france: { infantry: 1 } })
  })
})
