import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const infantry = { power: 'britain', type: 'infantry' } as const
const loaded = { transports: [{ cargo: [infantry, infantry] }] }
const declare = (queue: number[]) => {
  const g = at({
    power: 'britain',
    units: {
      sz8: { britain: { cruiser: 2, ...loaded }, germany: { cruiser: 1 } },
      sz9: { britain: { cruiser: 2, ...loaded }, germany: { cruiser: 1 } },
      picardy: { germany: { infantry: 1 } },
      paris: { britain: { infantry: 2 } },
    },
    queue,
  })
  for (const zone of ['sz8', 'sz9'] as const) {
    const landing = { type: 'offload', transport: g.transport(zone), to: 'picardy', units: { infantry: 2 } } as const
    g.do({ ...landing, afterSeaCombat: true })
  }
  return g
}

describe('STD-ASL-13 a zone that is not cleared', () => {
  test('allowed: units from the cleared zone land, those from the other stay aboard', () => {
    // sz8 is cleared; in sz9 nobody hits and the attack is broken off; two infantry against one.
    const g = declare([1, 6, 6, 6, 6, 6, 6, 6, 6])
    g.endPhase()
    g.attack('sz8')
    expect(g.units('picardy')).toEqual({ germany: { infantry: 1 } })
    g.attack('sz9')
    g.answer({ type: 'press', on: false })
    expect(g.units('picardy').britain).toEqual({ infantry: 2 })
    expect(g.units('sz9').britain).toEqual({ cruiser: 2, transport: 1, infantry: 2 })
    expect(g.past('landing-stayed-aboard')).toMatchObject([{ zone: 'sz9', rule: 'STD-ASL-13' }])
    expect(g.past('battle-opened').map((e) => e.space)).toEqual(['sz8', 'sz9', 'picardy'])
    g.exhausted()
  })

  test('refused: when the sea battles are declined nobody lands', () => {
    const g = declare([])
    g.endPhase()
    g.endPhase()
    expect(g.units('picardy')).toEqual({ germany: { infantry: 1 } })
    expect(g.control('picardy')).toBe('germany')
    expect(g.units('sz8').britain).toEqual({ cruiser: 2, transport: 1, infantry: 2 })
    expect(g.events('landing-stayed-aboard').map((e) => e.rule)).toEqual(['STD-ASL-13', 'STD-ASL-13'])
  })

  test('boundary: units that came overland must still attack, alone', () => {
    const g = declare([6, 6])
    g.move('paris', 'picardy', { infantry: 1 })
    g.endPhase()
    g.refuse({ type: 'end-phase' }, 'STD-CBT-02')
    g.attack('picardy')
    expect(g.events('fired')[0]?.groups).toMatchObject([{ type: 'infantry', count: 1 }])
    g.exhausted()
    g.endPhase()
    expect(g.units('picardy').britain).toEqual({ infantry: 1 })
  })

  test('boundary: a zone cleared of its warships but for submarines lets no assault pass without a warship', () => {
    const g = at({
      power: 'britain',
      units: {
        sz9: { britain: { cruiser: 1, ...loaded }, germany: { cruiser: 1, submarine: 1 } },
        belgium: { germany: { infantry: 1 } },
      },
      queue: [1, 6, 1],
    })
    const landing = { type: 'offload', transport: g.transport('sz9'), to: 'belgium', units: { infantry: 2 } } as const
    g.do({ ...landing, afterSeaCombat: true })
    g.endPhase()
    g.attack('sz9')
    g.answer({ type: 'submerge', count: 0 })
    g.answer({ type: 'casualties', lose: { germany: { cruiser: 1 } } })
    expect(g.units('sz9')).toEqual({ britain: { transport: 1, infantry: 2 }, germany: { submarine: 1 } })
    expect(g.control('belgium')).toBe('germany')
    g.exhausted()
  })
})
