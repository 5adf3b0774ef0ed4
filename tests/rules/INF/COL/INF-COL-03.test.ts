import { describe, expect, test } from 'vitest'
import { invade, notForSale } from '../../../support/scenes/influence.ts'
import { inf } from '../../../support/scenes/start.ts'

describe('INF-COL-03 Portugal’s colonies look to France', () => {
  test('allowed: both are French once Portugal is in the war', () => {
    const g = invade('portugal', 'france')
    g.endPhase()
    expect([g.control('angola'), g.control('portuguese-east-africa')]).toEqual(['france', 'france'])
    expect(g.units('angola')).toEqual({})
  })

  test('refused: nobody can buy them, and entering one raises nobody', () => {
    notForSale('angola')
    notForSale('portuguese-east-africa')
    const g = inf({ units: { 'german-east-africa': { germany: { infantry: 1 } } } })
    g.move('german-east-africa', 'portuguese-east-africa', { infantry: 1 })
    g.endPhase()
    expect(g.past('minor-mobilized')).toEqual([])
    expect(g.control('angola')).toBeNull()
  })
})
