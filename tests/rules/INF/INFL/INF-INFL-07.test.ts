import { describe, expect, test } from 'vitest'
import { buyer } from '../../../support/scenes/influence.ts'

describe('INF-INFL-07 several countries in one turn', () => {
  test('allowed: all that can be paid', () => {
    const g = buyer('germany', 55)
    for (const country of ['greece', 'empire-of-ethiopia', 'afghanistan']) g.do({ type: 'influence', country })
    expect(g.treasury('germany')).toBe(0)
    g.to('mobilize')
    expect(g.situation.influenced).toEqual(['afghanistan', 'empire-of-ethiopia', 'greece'])
    expect(g.units('empire-of-ethiopia')).toEqual({ germany: { infantry: 3, artillery: 1 } })
  })

  test('refused: one more than that', () => {
    const g = buyer('germany', 54)
    g.do({ type: 'influence', country: 'greece' })
    g.do({ type: 'influence', country: 'empire-of-ethiopia' })
    g.refuse({ type: 'influence', country: 'afghanistan' }, 'INF-INFL-09')
  })
})
