import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const bought = () => {
  const g = at({ phase: 'purchase' })
  g.do({ type: 'purchase', units: { infantry: 2, submarine: 1 } })
  return g.until('germany', 'mobilize')
}

describe('STD-PUR-05 everything bought is mobilised', () => {
  test('allowed: the phase ends when all of it stands on the board', () => {
    const g = bought()
    g.do({ type: 'mobilize', units: { infantry: 2 }, to: 'berlin' })
    g.do({ type: 'mobilize', units: { submarine: 1 }, to: 'sz11' })
    g.endPhase()
    expect(g.turn.phase).toBe('income')
    expect(g.bank('germany')).toEqual({})
  })

  test('refused: not while anything is waiting', () => {
    const g = bought()
    g.refuse({ type: 'end-phase' }, 'STD-PUR-05')
    g.do({ type: 'mobilize', units: { infantry: 2 }, to: 'berlin' })
    g.refuse({ type: 'end-phase' }, 'STD-PUR-05')
  })

  test('refused: no more than was bought', () => {
    const g = bought()
    g.refuse({ type: 'mobilize', units: { infantry: 3 }, to: 'berlin' }, 'CONTRACT')
    g.refuse({ type: 'mobilize', units: { artillery: 1 }, to: 'berlin' }, 'CONTRACT')
  })

  test('edge: ships without a base are given back instead', () => {
    const g = at({ power: 'austria-hungary', phase: 'purchase', control: { trieste: 'italy' } })
    g.do({ type: 'purchase', units: { submarine: 1 } })
    g.until('austria-hungary', 'mobilize')
    expect(g.bank('austria-hungary')).toEqual({})
    expect(g.treasury('austria-hungary')).toBe(26)
    g.endPhase()
  })
})
