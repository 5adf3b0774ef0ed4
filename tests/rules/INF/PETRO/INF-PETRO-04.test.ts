import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../../../../src/engine/index.ts'
import { buyer } from '../../../support/scenes/influence.ts'

const russia = (spec: Partial<PositionSpec> = {}) => {
  const g = buyer('russia', 30, spec)
  g.do({ type: 'purchase', units: { cruiser: 3 } })
  return g.to('mobilize')
}

describe('INF-PETRO-04 Russian ships come from three bases', () => {
  test('allowed: both zones of Karelia, and that of Sevastopol', () => {
    const g = russia()
    for (const to of ['sz6', 'sz12', 'sz21']) {
      g.do({ type: 'mobilize', units: { cruiser: 1 }, to })
      expect(g.units(to).russia).toEqual({ cruiser: 1 })
    }
  })

  test('refused: off another coast, or where the base is lost', () => {
    russia().refuse({ type: 'mobilize', units: { cruiser: 1 }, to: 'sz20' }, 'INF-PETRO-04')
    const g = russia({ control: { sevastopol: 'germany' } })
    g.refuse({ type: 'mobilize', units: { cruiser: 1 }, to: 'sz21' }, 'STD-MOB-06')
  })
})
