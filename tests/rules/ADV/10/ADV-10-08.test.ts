import { describe, expect, test } from 'vitest'
import type { Counts, PositionSpec } from '../../../../src/engine/index.ts'
import { engine } from '../../../support/game.ts'
import { landing } from '../../../support/scenes/actions.ts'
import { landingParty } from '../../../support/scenes/sea.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-10-08 a raid needs no enemy ship', () => {
  const lonely = () => adv({ phase: 'combat', units: { sz7: { germany: { submarine: 2, cruiser: 1 } } }, queue: [1] })

  test('allowed: it is listed, made and over after round 1', () => {
    const g = lonely()
    expect(g.battles).toEqual([{ space: 'sz7', kind: 'sea', required: false, resolved: false }])
    expect(g.legal).toContainEqual({ type: 'attack', space: 'sz7' })
    g.attack('sz7')
    g.do({ type: 'convoy', submarines: 1 })
    expect(g.past('battle-ended')).toHaveLength(1)
    expect(g.past('sea-round-ended')).toMatchObject([{ round: 1, pressed: false }])
    expect(g.battles).toEqual([])
    g.exhausted()
  })

  test('allowed: the way to a convoy counts as one to a battle', () => {
    const g = adv({ units: { sz5: { germany: { submarine: 1, cruiser: 1 } } } })
    const combat = (units: Counts) => engine.reach(g.state, { from: 'sz5', units }).find((r) => r.space === 'sz4')?.combat
    expect([combat({ submarine: 1 }), combat({ cruiser: 1 })]).toEqual([true, false])
  })

  test('not: it asks nothing but how many raid', () => {
    const g = lonely()
    g.attack('sz7')
    g.do({ type: 'convoy', submarines: 1 })
    expect(g.past('decision-asked').map((e) => e.kind)).toEqual(['convoy'])
    expect(g.past('fired')).toEqual([])
  })

  /** A loaded transport beside a submarine in zone 8 reinforces Wales, which is German. */
  const beside = (more: PositionSpec['units'] = {}) => {
    const g = adv({
      control: { wales: 'germany' },
      units: { wales: { germany: { infantry: 1 } }, sz8: { germany: landingParty('germany', { submarine: 1 }) }, ...more },
      queue: [1],
    })
    g.do(landing(g, 'sz8', 'wales', { infantry: 1 }))
    g.endPhase()
    return g
  }

  test('allowed: it is listed and made beside a reinforcement from the zone: nobody there was ignored', () => {
    const g = beside()
    expect(g.units('wales').germany).toEqual({ infantry: 2 })
    expect(g.battles).toEqual([{ space: 'sz8', kind: 'sea', required: false, resolved: false }])
    g.attack('sz8')
    g.do({ type: 'convoy', submarines: 1 })
    expect(g.past('convoy-raided')).toHaveLength(1)
    g.exhausted()
  })

  test('refused: past an enemy submarine that was ignored there is no raid, which would be an attack on it (ADV-10-28)', () => {
    const g = beside({
      sz8: { germany: landingParty('germany', { submarine: 1 }), britain: { submarine: 1 } },
    })
    expect(g.battles).toEqual([])
    g.refuse({ type: 'attack', space: 'sz8' }, 'STD-AMP-07')
  })
})
