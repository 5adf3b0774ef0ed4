import { describe, expect, test } from 'vitest'
import { revolution } from '../../../support/scenes/revolution.ts'

describe('ADV-26-26 Abroad other Allies go on fighting', () => {
  test('allowed: the territory stays contested without the Russians', () => {
    const g = revolution({
      units: { galicia: { russia: { infantry: 2 }, italy: { infantry: 1 }, germany: { infantry: 1 } } },
    })
    expect(g.control('galicia')).toBe('contested')
    expect(g.units('galicia')).toEqual({ germany: { infantry: 1 }, italy: { infantry: 1 } })
    expect(g.situation.homeward).toBeUndefined()
  })

  test('not: no armistice holds there', () => {
    const g = revolution({
      units: { galicia: { russia: { infantry: 2 }, italy: { infantry: 1 }, germany: { infantry: 1 } } },
      queue: [1, 6],
    }).until('germany', 'combat')
    g.attack('galicia')
    expect(g.control('galicia')).toBe('austria-hungary')
    expect(g.situation.armistice).toBeUndefined()
  })
})
