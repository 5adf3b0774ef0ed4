import { describe, expect, test } from 'vitest'
import { dive } from '../../../support/scenes/actions.ts'
import { landingParty } from '../../../support/scenes/sea.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-06-16 after a dive for safety the attacker lands as the winner', () => {
  const declared = () => {
    const g = adv({
      units: {
        sz4: { germany: landingParty('germany', { cruiser: 1 }), britain: { submarine: 1 } },
        scotland: { germany: { infantry: 1 }, britain: { infantry: 1 } },
      },
      queue: [6],
    })
    g.do({ type: 'offload', transport: g.transport('sz4'), to: 'scotland', units: { infantry: 1 }, afterSeaCombat: true })
    g.endPhase()
    g.attack('sz4')
    return g
  }

  test('allowed: what was declared goes ashore', () => {
    const g = declared()
    g.do(dive(1))
    expect(g.units('scotland').germany).toEqual({ infantry: 2 })
  })

  test('not: nothing stays aboard because of boats under water', () => {
    const g = declared()
    g.do(dive(1))
    expect(g.units('sz4').britain).toEqual({ submarine: 1 })
    expect(g.past('landing-stayed-aboard')).toEqual([])
  })
})
