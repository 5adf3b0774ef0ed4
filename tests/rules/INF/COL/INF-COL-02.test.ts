import { describe, expect, test } from 'vitest'
import { invade, notForSale } from '../../../support/scenes/influence.ts'
import { inf } from '../../../support/scenes/start.ts'

describe('INF-COL-02 the Belgian Congo looks to France', () => {
  test('allowed: it is French once Belgium is in the war, without an army of its own', () => {
    const g = invade('belgium', 'france')
    g.endPhase()
    expect(g.control('belgian-congo')).toBe('france')
    expect(g.units('belgian-congo')).toEqual({})
  })

  test('refused: nobody can buy it, and entering it raises nobody', () => {
    notForSale('belgian-congo')
    const g = inf({ units: { kamerun: { germany: { infantry: 1 } } } })
    g.move('kamerun', 'belgian-congo', { infantry: 1 })
    g.endPhase()
    expect(g.past('minor-mobilized')).toEqual([])
  })
})
