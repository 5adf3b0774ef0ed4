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

  test('refused: more transports by their ids than are lost', () => {
    const g = at({
      phase: 'combat',
      units: { sz5: { germany: { cruiser: 3 }, britain: { transports: [loaded], transport: 2 } } },
      queue: [3, 3, 6],
    })
    const transports = g.transports('sz5', 'britain')
    expect(transports).toHaveLength(3)
    g.attack('sz5')
    g.refuse({ type: 'casualties', lose: { britain: { transport: 2 } }, transports }, 'CONTRACT')
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

  test('allowed: transports of two powers, each named by its id', () => {
    const g = at({
      phase: 'combat',
      units: { sz5: { germany: { cruiser: 2 }, france: { transport: 2 }, britain: { transport: 2 } } },
      queue: [3, 3],
    })
    const [, french = 0] = g.transports('sz5', 'france')
    const [, british = 0] = g.transports('sz5', 'britain')
    g.attack('sz5')
    const lose = { france: { transport: 1 }, britain: { transport: 1 } }
    g.answer({ type: 'casualties', lose, transports: [french, british] })
    expect(g.transports('sz5', 'france')).not.toContain(french)
    expect(g.transports('sz5', 'britain')).not.toContain(british)
    expect(g.units('sz5')).toMatchObject({ france: { transport: 1 }, britain: { transport: 1 } })
  })

  test('holds: of two alike but for what is to land the owner chooses', () => {
    const g = at({
      power: 'britain',
      units: {
        sz9: { britain: { cruiser: 1, transports: [loaded, loaded] }, germany: { cruiser: 2 } },
        picardy: { britain: { infantry: 1 }, germany: { infantry: 1 } },
      },
      queue: [6, 3, 3],
    })
    const [first = 0, second = 0] = g.transports('sz9')
    g.do({ type: 'offload', transport: first, to: 'picardy', units: { infantry: 1 }, afterSeaCombat: true })
    g.endPhase()
    g.attack('sz9')
    const lose = { britain: { cruiser: 1, transport: 1 } }
    expect(g.legal).toEqual([first, second].map((id) => ({ type: 'casualties', lose, transports: [id] })))
    g.answer({ type: 'casualties', lose, transports: [second] })
    expect(g.transports('sz9')).toEqual([first])
  })
})
