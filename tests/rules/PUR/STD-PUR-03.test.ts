import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-PUR-03 tanks from round 4', () => {
  test('allowed: in round 4 and later', () => {
    for (const round of [4, 5, 12]) at({ round, phase: 'purchase' }).do({ type: 'purchase', units: { tank: 2, infantry: 1 } })
  })

  test('refused: in rounds 1 to 3', () => {
    for (const round of [1, 2, 3]) {
      const g = at({ round, power: 'usa', phase: 'purchase' })
      g.refuse({ type: 'purchase', units: { tank: 1 } }, 'STD-PUR-03')
      g.refuse({ type: 'purchase', units: { infantry: 1, tank: 1 } }, 'STD-PUR-03')
    }
  })

  test('edge: from the first turn of round 4 on', () => {
    const g = at({ round: 3, power: 'usa', phase: 'income' })
    g.endPhase()
    expect(g.turn).toMatchObject({ round: 4, power: 'austria-hungary' })
    g.do({ type: 'purchase', units: { tank: 1 } })
  })
})
