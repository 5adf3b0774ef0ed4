import { describe, expect, test } from 'vitest'
import { offScotland, openSea } from '../../../support/scenes/coast.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-11-05 only the engaging fleet fights', () => {
  const met = (queue: number[] = []) => offScotland({ fleet: { destroyer: 1, cruiser: 1 }, british: { cruiser: 2 }, queue })

  test('allowed: it fires and takes the losses; hits beyond it are lost', () => {
    const g = met([6, 1, 1])
    openSea(g, { units: { cruiser: 1 }, transports: g.transports('sz4') })
    expect(volleys(g)).toEqual([
      ['sea-attack', '1 destroyer at 2'],
      ['sea-defence', '2 cruiser at 3'],
    ])
    expect(g.units('sz4').germany).toEqual({ cruiser: 1, transport: 1, infantry: 1 })
  })

  test('refused: every warship set aside', () => {
    const g = met()
    const all = { to: 'scotland', units: { destroyer: 1, cruiser: 1 } }
    g.refuse({ type: 'attack', space: 'sz4', aside: [all] }, 'ADV-11-05')
  })
})
