import { describe, expect, test } from 'vitest'
import { leave, stay } from '../../../support/scenes/actions.ts'
import { metOffScotland } from '../../../support/scenes/coast.ts'
import { outcome } from '../../../support/scenes/told.ts'

describe('ADV-11-01 a win at sea is enough to land', () => {
  test('allowed: past a fleet that has slipped away against the attacker’s will', () => {
    const g = metOffScotland([6, 6, 2, 5, 6, 6])
    g.do(stay)
    g.do(leave)
    expect(outcome(g)).toBe('contested')
    expect(g.units('sz4').britain).toEqual({ cruiser: 1 })
    expect(g.units('scotland')).toEqual({ germany: { infantry: 1 }, britain: { infantry: 1 } })
  })

  test('not: nobody lands past it without a win', () => {
    const g = metOffScotland([6, 6])
    g.do(leave)
    g.do(leave)
    expect(g.units('scotland')).toEqual({ britain: { infantry: 1 } })
    expect(g.units('sz4').germany).toMatchObject({ infantry: 1 })
  })
})
