import { describe, expect, test } from 'vitest'
import { invade } from '../../../support/scenes/influence.ts'
import { inf } from '../../../support/scenes/start.ts'

describe('INF-ITA-08 in round 1 Italy stands for no neutral and shares no transport', () => {
  test('allowed: from round 2 it can be chosen and carries its allies', () => {
    const g = invade('switzerland', 'germany')
    g.endPhase()
    expect(g.decision?.options?.map((o) => o.id)).toContain('italy')
    const h = inf({ power: 'france', units: { marseilles: { france: { infantry: 2 } }, sz16: { italy: { transport: 1 } } } })
    h.do({ type: 'load', from: 'marseilles', transport: h.transport('sz16', 0, 'italy'), units: { infantry: 1 } })
  })

  test('refused: Italy as the choice against an invader', () => {
    const g = invade('switzerland', 'germany', { round: 1 })
    g.endPhase()
    expect(g.decision?.options?.map((o) => o.id)).toEqual(['russia', 'france', 'britain'])
    g.refuse({ type: 'choose', option: 'italy' }, 'CONTRACT')
  })

  test('refused: foreign units aboard its transports, its own aboard foreign ones', () => {
    const units = {
      marseilles: { france: { infantry: 2 } },
      naples: { italy: { infantry: 2 } },
      sz16: { italy: { transport: 1 } },
      sz17: { france: { transport: 1 } },
    }
    const g = inf({ power: 'france', round: 1, units })
    g.refuse(
      { type: 'load', from: 'marseilles', transport: g.transport('sz16', 0, 'italy'), units: { infantry: 1 } },
      'INF-ITA-08',
    )
    const h = inf({ power: 'italy', round: 1, units })
    h.refuse({ type: 'load', from: 'naples', transport: h.transport('sz17', 0, 'france'), units: { infantry: 1 } }, 'INF-ITA-08')
  })
})
