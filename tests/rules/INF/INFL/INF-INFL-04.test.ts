import { describe, test } from 'vitest'
import type { PositionSpec } from '../../../../src/engine/index.ts'
import { buyer } from '../../../support/scenes/influence.ts'

const germany = (spec: Partial<PositionSpec> = {}) => buyer('germany', 60, spec)

describe('INF-INFL-04 only a country that nobody has touched can be won', () => {
  test('allowed: while it sleeps, and when a colony of any minor has been entered', () => {
    germany({ control: { angola: 'germany' } }).do({ type: 'influence', country: 'greece' })
  })

  test('refused: once it is entered, contested, vacant, or paid for', () => {
    const two = { greece: { germany: { infantry: 1 }, france: { infantry: 1 } } }
    for (const spec of [
      { units: { greece: { france: { infantry: 1 } } } },
      { units: two },
      { control: { greece: 'none' as const }, mobilized: ['greece'] },
      { influenced: ['greece'] },
    ])
      germany(spec).refuse({ type: 'influence', country: 'greece' }, 'INF-INFL-04')
    const g = germany()
    g.do({ type: 'influence', country: 'greece' })
    g.refuse({ type: 'influence', country: 'greece' }, 'INF-INFL-04')
  })

  test('edge: the first payer wins', () => {
    const g = germany({ treasury: { germany: 20, france: 10 } })
    g.do({ type: 'influence', country: 'greece' })
    g.until('france', 'purchase').refuse({ type: 'influence', country: 'greece' }, 'INF-INFL-04')
  })
})
