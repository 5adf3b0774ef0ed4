import { describe, expect, test } from 'vitest'
import { further, furtherBy } from '../../../support/scenes/actions.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-07-03 the zone left is quiet', () => {
  const beside = (british: object) => adv({ units: { sz5: { germany: { cruiser: 1, transport: 1 }, britain: british } } })

  test('allowed: out of a zone without enemy warships', () => {
    const g = beside({ transport: 1 })
    g.do(further('sz5', 'sz4', { cruiser: 1 }))
    expect(g.units('sz4').germany).toEqual({ cruiser: 1 })
  })

  test('refused: out of one with an enemy submarine', () => {
    const g = beside({ submarine: 1 })
    expect(g.refuse(further('sz5', 'sz4', { cruiser: 1 }), 'ADV-07-03').rule).toBe('ADV-07-03')
    g.refuse(furtherBy('sz5', 'sz4', [g.transport('sz5')]), 'ADV-07-03')
  })

  test('refused: out of a hostile one', () => {
    beside({ cruiser: 1 }).refuse(further('sz5', 'sz4', { cruiser: 1 }), 'ADV-07-03')
  })
})
