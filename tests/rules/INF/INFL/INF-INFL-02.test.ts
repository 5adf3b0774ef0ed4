import { describe, expect, test } from 'vitest'
import { buyer } from '../../../support/scenes/influence.ts'

describe('INF-INFL-02 influence is bought in Purchase and always succeeds', () => {
  test('allowed: without a die', () => {
    const g = buyer('germany', 15)
    g.do({ type: 'influence', country: 'afghanistan' })
    expect(g.last?.dice).toEqual([])
    g.to('mobilize')
    expect(g.control('afghanistan')).toBe('germany')
  })

  test('refused: in any other phase', () => {
    for (const phase of ['move', 'combat', 'mobilize', 'income'] as const)
      buyer('germany', 50, { phase }).refuse({ type: 'influence', country: 'afghanistan' }, 'STD-SET-13')
  })
})
