import { describe, expect, test } from 'vitest'
import { dive, leave, stay } from '../../../support/scenes/actions.ts'
import { offScotland, openSea } from '../../../support/scenes/coast.ts'

describe('ADV-11-11 a win serves declared landings only', () => {
  test('allowed: an assault past submarines although no warship is left to watch them', () => {
    const g = offScotland({ fleet: { destroyer: 1 }, british: { submarine: 2 }, queue: [1, 1, 6, 6] })
    openSea(g, { transports: g.transports('sz4') })
    g.do(dive(0))
    g.do(dive(1))
    g.do({ type: 'casualties', lose: { britain: { submarine: 1 } } })
    expect(g.units('sz4')).toMatchObject({ germany: { transport: 1 }, britain: { submarine: 1 } })
    expect(g.units('scotland').germany).toEqual({ infantry: 1 })
  })

  test('refused: nothing is loaded there', () => {
    const g = offScotland({ fleet: { battleship: 1 }, british: { cruiser: 1 }, queue: [6, 6, 2, 5, 6, 6] })
    openSea(g)
    g.do(stay)
    g.do(leave)
    g.refuse({ type: 'load', from: 'scotland', transport: g.transport('sz4'), units: { infantry: 1 } }, 'STD-SET-13')
    expect(g.status('sz4', 'germany')).toBe('hostile')
  })
})
