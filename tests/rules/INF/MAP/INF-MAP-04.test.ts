import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { neighbours } from '../../../support/scenes/influence.ts'
import { inf } from '../../../support/scenes/start.ts'

describe('INF-MAP-04 Sultanate of Darfur', () => {
  test('allowed: it borders the Sudan and French Equatorial Africa', () => {
    expect(neighbours('sultanate-of-darfur')).toEqual(['anglo-egyptian-sudan', 'french-equatorial-africa'])
    const units = { 'french-equatorial-africa': { germany: { infantry: 1 } } }
    inf({ units }).move('french-equatorial-africa', 'sultanate-of-darfur', { infantry: 1 })
  })

  test('refused: from Egypt; and the Sudan keeps its other borders', () => {
    const g = inf({ power: 'britain', units: { egypt: { britain: { infantry: 1 } } } })
    g.refuse(move('egypt', 'sultanate-of-darfur', { infantry: 1 }), 'STD-BRD-01')
    expect(neighbours('anglo-egyptian-sudan')).toContain('french-equatorial-africa')
  })
})
