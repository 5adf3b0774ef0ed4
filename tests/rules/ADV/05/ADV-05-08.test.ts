import { describe, expect, test } from 'vitest'
import type { UnitSpec } from '../../../../src/engine/index.ts'
import { landingParty } from '../../../support/scenes/sea.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-05-08 loading and landing beside a patrol, under cover', () => {
  const shore = (own: UnitSpec) =>
    adv({
      units: {
        sz4: { germany: landingParty('germany', own), britain: { destroyer: 1 } },
        scotland: { germany: { infantry: 2 }, britain: { infantry: 1 } },
      },
    })

  test('allowed: a reinforcement of contested land comes ashore without a battle', () => {
    const g = shore({ cruiser: 1 })
    g.do({ type: 'offload', transport: g.transport('sz4'), to: 'scotland', units: { infantry: 1 } })
    expect(g.units('scotland').germany).toEqual({ infantry: 3 })
  })

  test('allowed: units go aboard', () => {
    const g = shore({ battleship: 1 })
    g.do({ type: 'load', from: 'scotland', transport: g.transport('sz4'), units: { infantry: 1 } })
    expect(g.units('scotland').germany).toEqual({ infantry: 1 })
  })

  test('refused: neither, when a cruiser is among the enemies', () => {
    const g = adv({
      units: {
        sz4: { germany: landingParty('germany', { battleship: 2 }), britain: { destroyer: 1, cruiser: 1 } },
        scotland: { germany: { infantry: 2 }, britain: { infantry: 1 } },
      },
    })
    const transport = g.transport('sz4')
    g.refuse({ type: 'load', from: 'scotland', transport, units: { infantry: 1 } }, 'STD-TRN-04')
    g.refuse({ type: 'offload', transport, to: 'scotland', units: { infantry: 1 } }, 'STD-TRN-04')
  })

  test('refused: in land of nobody, which is neither friendly nor contested', () => {
    const g = adv({
      power: 'britain',
      control: { belgium: 'none' },
      mobilized: ['belgium'],
      units: { sz9: { britain: landingParty('britain', { cruiser: 1 }), germany: { destroyer: 1 } } },
    })
    const landing = { type: 'offload', transport: g.transport('sz9'), to: 'belgium', units: { infantry: 1 } } as const
    g.refuse(landing, 'ADV-05-09')
    g.do({ ...landing, afterSeaCombat: true })
    expect(g.situation.landings).toHaveLength(1)
  })
})
