import { describe, expect, test } from 'vitest'
import { landing } from '../../../support/scenes/actions.ts'
import { landingParty } from '../../../support/scenes/sea.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-05-09 no assault past a patrol', () => {
  const shore = () =>
    adv({
      units: {
        sz4: { germany: landingParty('germany', { battleship: 2 }), britain: { destroyer: 1 } },
        scotland: { britain: { infantry: 1 } },
      },
    })

  test('allowed: it is declared for after the sea battle', () => {
    const g = shore()
    g.do({ type: 'offload', transport: g.transport('sz4'), to: 'scotland', units: { infantry: 1 }, afterSeaCombat: true })
    expect(g.situation.landings).toHaveLength(1)
  })

  test('refused: at once, whatever cover there is', () => {
    const g = shore()
    g.refuse(landing(g, 'sz4', 'scotland', { infantry: 1 }), 'ADV-05-09')
  })
})
