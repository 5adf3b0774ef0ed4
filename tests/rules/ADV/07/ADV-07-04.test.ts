import { describe, expect, test } from 'vitest'
import { further, furtherBy } from '../../../support/scenes/actions.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-07-04 the zone entered is quiet', () => {
  const beside = (british: object) =>
    adv({ units: { sz5: { germany: { cruiser: 1, transport: 1 } }, sz4: { britain: british } } })

  test('allowed: into a zone without enemy warships', () => {
    const g = beside({ transport: 1 })
    g.do(further('sz5', 'sz4', { cruiser: 1 }))
    expect(g.units('sz4').germany).toEqual({ cruiser: 1 })
  })

  test('refused: into one with an enemy submarine', () => {
    const g = beside({ submarine: 1 })
    expect(g.refuse(further('sz5', 'sz4', { cruiser: 1 }), 'ADV-07-04').rule).toBe('ADV-07-04')
    g.refuse(furtherBy('sz5', 'sz4', [g.transport('sz5')]), 'ADV-07-04')
  })

  test('refused: into a hostile one', () => {
    beside({ cruiser: 1 }).refuse(further('sz5', 'sz4', { cruiser: 1 }), 'ADV-07-04')
  })
})
