import { describe, expect, test } from 'vitest'
import { hold } from '../../../support/scenes/coast.ts'
import { adv } from '../../../support/scenes/start.ts'

const landing = (zone: string) => {
  const g = adv({
    power: 'britain',
    units: {
      [zone]: { britain: { transports: [hold('britain', ['infantry'])] } },
      constantinople: { ottoman: { infantry: 1 } },
    },
  })
  g.do({ type: 'offload', transport: g.transport(zone), to: 'constantinople', units: { infantry: 1 } })
  return g
}

describe('ADV-16-04 Constantinople lies on both zones', () => {
  test('allowed: landings from sea zone 31 and from sea zone 20', () => {
    // An assault comes ashore when the territory is fought over (ADV-12-23).
    for (const zone of ['sz31', 'sz20'])
      expect(landing(zone).state.turn.landings).toMatchObject([{ zone, to: 'constantinople', assault: true }])
  })

  test('refused: from a zone that does not touch it', () => {
    const g = adv({
      power: 'britain',
      units: { sz19: { britain: { transports: [hold('britain', ['infantry'])] } } },
    })
    g.refuse({ type: 'offload', transport: g.transport('sz19'), to: 'constantinople', units: { infantry: 1 } }, 'STD-TRN-05')
  })
})
