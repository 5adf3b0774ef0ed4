import { describe, expect, test } from 'vitest'
import { offBelgium, offScotland, openSea } from '../../../support/scenes/coast.ts'
import { bombardment } from '../../../support/scenes/told.ts'

describe('ADV-11-09 ships that fought do not bombard', () => {
  test('allowed: where no battle was fought all may', () => {
    const g = offBelgium({ fleet: { battleship: 1 }, belgium: { germany: { infantry: 1 } }, queue: [6, 6, 6, 6] })
    g.attack('belgium')
    expect(bombardment(g)).toEqual(['1 battleship at 4'])
  })

  test('not: none of the fleet that won the battle', () => {
    const g = offScotland({
      fleet: { battleship: 1, cruiser: 1 },
      holds: [['infantry', 'infantry']],
      british: { destroyer: 1 },
      queue: [1, 6, 6, 6, 6, 6],
    })
    openSea(g, { units: { cruiser: 1 } })
    expect(bombardment(g)).toEqual(['1 cruiser at 3'])
    expect(g.past('bombardment-matched')).toMatchObject([{ bombarding: [{ zone: 'sz4', type: 'cruiser', count: 1 }] }])
  })
})
