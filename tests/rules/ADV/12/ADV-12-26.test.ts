import { describe, expect, test } from 'vitest'
import { coastal, landing } from '../../../support/scenes/actions.ts'
import { hold } from '../../../support/scenes/coast.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-12-26 one coastal fire for all who land there', () => {
  const pincers = () => {
    const g = adv({
      queue: [1, ...Array(12).fill(6)],
      units: {
        sz4: { germany: { cruiser: 1, transports: [hold('germany', ['infantry'])] } },
        sz8: {
          germany: { battleship: 1, transports: [hold('germany', ['infantry']), hold('germany', ['infantry', 'infantry'])] },
        },
        sz9: { germany: { cruiser: 2 } },
        scotland: { britain: { infantry: 1, artillery: 2 } },
        yorkshire: { britain: { infantry: 1 } },
      },
    })
    g.do(landing(g, 'sz4', 'scotland', { infantry: 1 }))
    g.do(landing(g, 'sz8', 'scotland', { infantry: 1 }))
    g.do(landing(g, 'sz8', 'yorkshire', { infantry: 2 }, 1))
    g.endPhase()
    g.attack('scotland')
    return g
  }

  test('allowed: ships of all its zones are targets', () => {
    const g = pincers()
    expect(g.decision).toMatchObject({ kind: 'coastal', count: 1 })
    g.do(coastal(1))
    expect(g.decision?.pool).toEqual({ germany: { battleship: 1, cruiser: 1, transport: 2 } })
    expect(g.past('coastal-fired')).toHaveLength(1)
  })

  test('refused: not those of another landing, nor ships in other zones', () => {
    const g = pincers()
    const other = g.transport('sz8', 1)
    g.do(coastal(1))
    g.refuse({ type: 'casualties', lose: { germany: { transport: 1 } }, transports: [other] }, 'CONTRACT')
    g.refuse({ type: 'casualties', lose: { germany: { cruiser: 2 } } }, 'CONTRACT')
    g.do({ type: 'casualties', lose: { germany: { cruiser: 1 } } })
    expect(g.units('sz4').germany).toEqual({ transport: 1 })
    expect(g.units('sz9').germany).toEqual({ cruiser: 2 })
  })

  test('holds: of like ships in two zones one is hit, and nothing is told of the other zone', () => {
    const fleet = () => ({ germany: { cruiser: 1, transports: [hold('germany', ['infantry'])] } })
    const g = adv({
      queue: [1, ...Array(12).fill(6)],
      units: { sz4: fleet(), sz8: fleet(), scotland: { britain: { infantry: 1, artillery: 2 } } },
    })
    for (const zone of ['sz4', 'sz8']) g.do(landing(g, zone, 'scotland', { infantry: 1 }))
    g.endPhase()
    g.attack('scotland')
    g.do(coastal(1))
    g.do({ type: 'casualties', lose: { germany: { cruiser: 1 } } })
    expect(g.past('fleet-hit').map((e) => [e.zone, e.units])).toEqual([['sz4', { cruiser: 1 }]])
    expect(g.units('sz8').germany?.cruiser).toBe(1)
  })

  test('holds: of transports in two zones the one that is named goes down, with what it carries', () => {
    const g = pincers()
    const far = g.transport('sz8')
    g.do(coastal(1))
    g.do({ type: 'casualties', lose: { germany: { transport: 1 } }, transports: [far] })
    expect(g.past('fleet-hit')).toMatchObject([{ zone: 'sz8', transports: [far], cargo: [{ type: 'infantry' }] }])
    expect(g.transports('sz8')).not.toContain(far)
    expect(g.units('sz4').germany).toEqual({ cruiser: 1, transport: 1 })
    expect(g.units('scotland').germany).toEqual({ infantry: 1 })
  })

  test('allowed: an ally’s transport from which units of the attacker land is under fire as the ally’s, and only once', () => {
    const g = adv({
      power: 'britain',
      queue: [1, 6, 6, 6, 6],
      units: {
        sz9: {
          britain: { cruiser: 1, transports: [hold('britain', ['infantry'])] },
          france: { transports: [hold('britain', ['infantry'])] },
        },
        belgium: { germany: { infantry: 1, artillery: 1 } },
      },
    })
    const [ally = 0] = g.transports('sz9', 'france')
    g.do(landing(g, 'sz9', 'belgium', { infantry: 1 }))
    g.do({ type: 'offload', transport: ally, to: 'belgium', units: { infantry: 1 } })
    g.endPhase()
    g.attack('belgium')
    g.do(coastal(1))
    expect(g.decision?.pool).toEqual({ france: { transport: 1 }, britain: { cruiser: 1, transport: 1 } })
  })
})
