import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'

describe('STD-PUR-04 bought units wait', () => {
  test('allowed: they wait off the board until Mobilise', () => {
    const g = at({ phase: 'purchase' })
    g.do({ type: 'purchase', units: { infantry: 3, submarine: 1 } })
    for (const phase of ['move', 'combat', 'mobilize'] as const) {
      g.until('germany', phase)
      expect(g.bank('germany')).toEqual({ infantry: 3, submarine: 1 })
      expect(g.units('berlin')).toEqual({})
    }
    g.do({ type: 'mobilize', units: { infantry: 3 }, to: 'berlin' })
    expect(g.units('berlin')).toEqual({ germany: { infantry: 3 } })
    expect(g.bank('germany')).toEqual({ submarine: 1 })
  })

  test('refused: they do not move before', () => {
    const g = at({ phase: 'purchase' })
    g.do({ type: 'purchase', units: { infantry: 3 } })
    g.endPhase()
    g.refuse(move('berlin', 'kiel', { infantry: 1 }), 'CONTRACT')
    g.refuse({ type: 'mobilize', units: { infantry: 1 }, to: 'berlin' }, 'STD-SET-13')
  })

  test('refused: nothing is bought after the first phase', () => {
    for (const phase of ['move', 'combat', 'mobilize', 'income'] as const)
      at({ phase }).refuse({ type: 'purchase', units: { infantry: 1 } }, 'STD-SET-13')
  })
})
