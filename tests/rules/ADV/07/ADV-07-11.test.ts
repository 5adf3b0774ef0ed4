import { describe, expect, test } from 'vitest'
import { furtherBy, landing } from '../../../support/scenes/actions.ts'
import { hold } from '../../../support/scenes/coast.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-07-11 loading and landing where it has come', () => {
  const arrived = () => {
    const g = adv({
      power: 'britain',
      units: {
        sz9: { britain: { transports: [hold('britain', ['infantry'])] } },
        picardy: { britain: { infantry: 2 } },
        wales: { britain: { infantry: 1 } },
      },
    })
    const transport = g.transport('sz9')
    g.do(furtherBy('sz9', 'sz8', [transport]))
    return { g, transport }
  }

  test('allowed: from and to friendly controlled land on the zone it reached', () => {
    const { g, transport } = arrived()
    g.do({ type: 'load', from: 'wales', transport, units: { infantry: 1 } })
    g.do(landing(g, 'sz8', 'picardy', { infantry: 2 }))
    expect(g.units('picardy').britain).toEqual({ infantry: 4 })
    expect(g.control('picardy')).toBe('france')
  })

  test('refused: land on the zone it came from', () => {
    const { g, transport } = arrived()
    g.refuse({ type: 'offload', transport, to: 'london', units: { infantry: 1 } }, 'STD-TRN-05')
  })

  test('refused: a friendly minor that nobody controls yet', () => {
    const g = adv({ power: 'britain', units: { sz13: { britain: { transports: [hold('britain', ['infantry'])] } } } })
    g.do(furtherBy('sz13', 'sz14', [g.transport('sz13')]))
    g.refuse(landing(g, 'sz14', 'portugal', { infantry: 1 }), 'ADV-07-11')
  })
})
