import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { landing } from '../../../support/scenes/actions.ts'
import { hold } from '../../../support/scenes/coast.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-18-04 strategic moves through the Dardanelles, and landings beside them', () => {
  test('refused: the extra zone of a submarine leads through them no more than the others', () => {
    const g = adv({ power: 'britain', units: { sz17: { britain: { submarine: 1 } } } })
    g.move('sz17', 'sz31', { submarine: 1 })
    g.refuse({ type: 'move', from: 'sz31', path: ['sz20'], units: { submarine: 1 }, strategic: true }, 'ADV-18-01')
  })

  test('refused: nor does that of a surface ship', () => {
    const g = adv({ power: 'britain', units: { sz31: { britain: { cruiser: 1 } } } })
    const further = { ...move('sz31', 'sz20', { cruiser: 1 }), strategic: true as const }
    g.refuse(further, 'ADV-18-04')
    const held = adv({ power: 'ottoman', units: { sz31: { ottoman: { cruiser: 1 } } } })
    held.do(further)
    expect(held.units('sz20').ottoman).toEqual({ cruiser: 1 })
  })

  test('allowed: units in both zones land in Constantinople while the strait is shut', () => {
    for (const zone of ['sz31', 'sz20']) {
      const g = adv({
        power: 'russia',
        units: {
          constantinople: { ottoman: { infantry: 1 } },
          [zone]: { russia: { transports: [hold('russia', ['infantry'])] } },
        },
      })
      g.do(landing(g, zone, 'constantinople', { infantry: 1 }))
      expect(g.situation.landings).toMatchObject([{ to: 'constantinople', units: { infantry: 1 } }])
    }
  })
})
