import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const loaded = { cargo: [{ power: 'britain' as const, type: 'infantry' as const }] }

describe('STD-NAV-11 transports are taken last', () => {
  test('allowed: when every warship is spent, hits go on to transports', () => {
    const g = at({
      phase: 'combat',
      units: { sz5: { germany: { cruiser: 3 }, britain: { cruiser: 1, transport: 1, transports: [loaded] } } },
      queue: [3, 3, 6, 6],
    })
    const [empty, full] = g.transports('sz5', 'britain')
    g.attack('sz5')
    expect(g.decision).toMatchObject({ by: 'britain', count: 2, pool: { britain: { cruiser: 1, transport: 2 } } })
    expect(g.legal[0]).toEqual({ type: 'casualties', lose: { britain: { cruiser: 1, transport: 1 } }, transports: [empty] })
    g.answer({ type: 'casualties', lose: { britain: { cruiser: 1, transport: 1 } }, transports: [full as number] })
    expect(g.units('sz5').britain).toEqual({ transport: 1 })
    expect(g.past('units-lost')[0]).toMatchObject({ transports: [full], cargo: [{ power: 'britain', type: 'infantry' }] })
  })

  test('refused: not while a warship is afloat', () => {
    const g = at({
      phase: 'combat',
      units: { sz5: { germany: { cruiser: 2 }, france: { cruiser: 1 }, britain: { cruiser: 1, transport: 2 } } },
      queue: [3, 6, 6, 6],
    })
    g.attack('sz5')
    expect(g.decision?.pool).toEqual({ france: { cruiser: 1 }, britain: { cruiser: 1 } })
    g.refuse({ type: 'casualties', lose: { britain: { transport: 1 } } }, 'STD-NAV-11')
    expect(g.legal).toHaveLength(2)
  })

  test('refused: a transport that is not there, or one named twice', () => {
    const g = at({
      phase: 'combat',
      units: { sz5: { germany: { cruiser: 3 }, britain: { transports: [loaded], transport: 2 } } },
      queue: [3, 3, 6],
    })
    const [id] = g.transports('sz5', 'britain')
    g.attack('sz5')
    g.refuse({ type: 'casualties', lose: { britain: { transport: 2 } }, transports: [999] }, 'CONTRACT')
    g.refuse({ type: 'casualties', lose: { britain: { transport: 2 } }, transports: [id as number, id as number] }, 'CONTRACT')
  })

  test('edge: they may go before boats that dive in this round', () => {
    const g = at({
      phase: 'combat',
      units: { sz5: { germany: { cruiser: 1 }, britain: { submarine: 1, transport: 1 } } },
      queue: [3],
    })
    g.attack('sz5')
    g.answer({ type: 'submerge', count: 1 })
    expect(g.decision).toMatchObject({ count: 1, pool: { britain: { submarine: 1, transport: 1 } }, submerged: { britain: 1 } })
    g.answer({ type: 'casualties', lose: { britain: { transport: 1 } } })
    expect(g.units('sz5').britain).toEqual({ submarine: 1 })
  })
})
