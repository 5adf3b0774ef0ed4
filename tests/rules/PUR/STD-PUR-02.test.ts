import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-PUR-02 buying what the treasury pays', () => {
  test('allowed: any number of any type, and the cost is gone at once', () => {
    const g = at({ phase: 'purchase' })
    g.do({ type: 'purchase', units: { infantry: 4, artillery: 2, fighter: 1, cruiser: 1 } })
    expect(g.treasury('germany')).toBe(0)
    expect(g.events('units-ordered')).toMatchObject([{ cost: 35, left: 0 }])
  })

  test('allowed: nothing needs to be spent, and an order can be changed', () => {
    const g = at({ phase: 'purchase' })
    g.do({ type: 'purchase', units: { battleship: 2 } })
    g.do({ type: 'purchase', units: { infantry: 1 } })
    expect(g.treasury('germany')).toBe(32)
    expect(g.bank('germany')).toEqual({ infantry: 1 })
    g.do({ type: 'purchase', units: {} })
    expect(g.treasury('germany')).toBe(35)
    g.endPhase()
    expect(g.turn.phase).toBe('move')
  })

  test('refused: more than the treasury holds', () => {
    const g = at({ phase: 'purchase' })
    g.refuse({ type: 'purchase', units: { infantry: 12 } }, 'STD-PUR-02')
    g.do({ type: 'purchase', units: { battleship: 2 } })
    g.refuse({ type: 'purchase', units: { battleship: 3 } }, 'STD-PUR-02')
    expect(g.bank('germany')).toEqual({ battleship: 2 })
  })

  test('edge: to the last credit', () => {
    const g = at({ phase: 'purchase', treasury: { germany: 12 } })
    g.refuse({ type: 'purchase', units: { infantry: 3, artillery: 1 } }, 'STD-PUR-02')
    g.do({ type: 'purchase', units: { artillery: 3 } })
    expect(g.treasury('germany')).toBe(0)
  })
})
