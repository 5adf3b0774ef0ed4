import { describe, expect, test } from 'vitest'
import { leave, stay } from '../../../support/scenes/actions.ts'
import { landingsDecided, metOffScotland, offScotland, openSea } from '../../../support/scenes/coast.ts'

describe('ADV-11-03 what is a loss', () => {
  test('not: nothing lands once the fleet is sunk and defenders are left', () => {
    const g = offScotland({ fleet: { destroyer: 1 }, british: { cruiser: 2 }, queue: [6, 1, 6] })
    openSea(g, { transports: g.transports('sz4') })
    expect(landingsDecided(g)).toEqual([[false, 'ADV-11-03']])
    expect(g.units('sz4').germany).toEqual({ transport: 1, infantry: 1 })
  })

  test('not: when the attacker leaves, or both do', () => {
    const g = metOffScotland([6, 6, 6, 1])
    g.do(leave)
    g.do(stay)
    expect(landingsDecided(g)).toEqual([[false, 'ADV-11-03']])
    const h = metOffScotland([6, 6])
    h.do(leave)
    h.do(leave)
    expect(landingsDecided(h)).toEqual([[false, 'ADV-11-03']])
  })

  test('allowed: an attacker who fails to leave may still win', () => {
    const g = metOffScotland([6, 6, 1, 2, 1, 6, 6, 6])
    g.do(leave)
    g.do(stay)
    expect(landingsDecided(g)).toEqual([[true, 'ADV-11-02']])
  })
})
