import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-10-23 American convoys', () => {
  const zones = (convoyWar: 'restricted' | 'unrestricted') =>
    engine
      .convoys(adv({ convoyWar }).state)
      .filter((c) => c.owners.includes('usa'))
      .map((c) => c.zone)

  test('allowed: in sea zones 1, 2, 7 and 13 once warfare is unrestricted', () => {
    expect(zones('unrestricted')).toEqual(['sz1', 'sz2', 'sz7', 'sz13'])
    const g = adv({ phase: 'purchase' })
    g.do({ type: 'declare-submarine-warfare' })
    expect(engine.convoys(g.state).find((c) => c.zone === 'sz1')).toEqual({ zone: 'sz1', owners: ['usa'] })
  })

  test('edge: none before', () => {
    expect(zones('restricted')).toEqual([])
  })
})
