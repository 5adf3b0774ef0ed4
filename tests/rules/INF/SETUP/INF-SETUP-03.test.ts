import { describe, expect, test } from 'vitest'
import { infOpening, infStandard } from '../../../support/scenes/start.ts'

describe('INF-SETUP-03 Russia at the start', () => {
  test('allowed: a second infantry in Karelia, a cruiser in the north, a transport in the Baltic', () => {
    const g = infOpening()
    expect(g.units('karelia')).toEqual({ russia: { infantry: 2 } })
    expect(g.units('sz6')).toEqual({ russia: { cruiser: 1 } })
    expect(g.units('sz12')).toEqual({ russia: { battleship: 1, transport: 1 } })
  })

  test('not: none of this in the standard game', () => {
    const g = infStandard()
    expect([g.units('karelia'), g.units('sz6'), g.units('sz12')]).toEqual([
      { russia: { infantry: 1 } },
      {},
      { russia: { battleship: 1 } },
    ])
  })
})
