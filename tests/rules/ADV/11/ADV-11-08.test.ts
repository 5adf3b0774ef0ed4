import { describe, expect, test } from 'vitest'
import { leave, stay } from '../../../support/scenes/actions.ts'
import { offScotland, openSea } from '../../../support/scenes/coast.ts'
import { bombardment } from '../../../support/scenes/told.ts'

describe('ADV-11-08 ships of the group bombard', () => {
  const met = (queue: number[]) => {
    const g = offScotland({ fleet: { battleship: 1, cruiser: 1 }, british: { destroyer: 1 }, queue })
    openSea(g, { units: { cruiser: 1 }, transports: g.transports('sz4') })
    return g
  }

  test('allowed: after a win, those that did not fight', () => {
    expect(bombardment(met([1, 6, 6, 6, 6]))).toEqual(['1 cruiser at 3'])
  })

  test('not: after a loss', () => {
    const g = met([6, 6, 6, 1])
    g.do(leave)
    g.do(stay)
    expect(bombardment(g)).toEqual([])
    expect(g.past('battle-opened').map((e) => e.space)).toEqual(['sz4'])
  })
})
