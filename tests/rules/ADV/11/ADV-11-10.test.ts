import { describe, expect, test } from 'vitest'
import { leave, stay } from '../../../support/scenes/actions.ts'
import { offScotland, openSea } from '../../../support/scenes/coast.ts'

describe('ADV-11-10 afterwards the zone is hostile again', () => {
  test('allowed: it is friendly when no enemy surface warship is left', () => {
    const g = offScotland({ fleet: { battleship: 1 }, british: { cruiser: 1 }, queue: [1, 6, 6, 6] })
    openSea(g)
    expect(g.status('sz4', 'germany')).toBe('friendly')
  })

  test('not: the win does not make it so while enemies remain', () => {
    const g = offScotland({ fleet: { battleship: 1 }, british: { cruiser: 1 }, queue: [6, 6, 2, 5, 6, 6] })
    openSea(g)
    g.do(stay)
    g.do(leave)
    expect(g.units('scotland').germany).toEqual({ infantry: 1 })
    expect(g.status('sz4', 'germany')).toBe('hostile')
  })
})
