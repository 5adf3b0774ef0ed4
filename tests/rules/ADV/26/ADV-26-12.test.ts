import { describe, expect, test } from 'vitest'
import { inUkraine } from '../../../support/scenes/revolution.ts'
import { enemies } from '../../../support/scenes/victory.ts'

describe('ADV-26-12 When all die there it is out of play', () => {
  test('allowed: the last of both sides fall together', () => {
    const g = inUkraine({ phase: 'combat', queue: [1, 1], units: { ukraine: enemies('germany', 'britain') } })
    g.attack('ukraine')
    expect(g.units('ukraine')).toEqual({})
    expect(g.control('ukraine')).toBe('russia')
    expect(g.situation.armistice).toEqual({})
  })

  test('not: while one is left', () => {
    const g = inUkraine({ phase: 'combat', queue: [1, 6], units: { ukraine: enemies('germany', 'britain') } })
    g.attack('ukraine')
    expect(g.control('ukraine')).toBeNull()
    expect(g.situation.armistice).toEqual({ ukraine: 'central' })
  })
})
