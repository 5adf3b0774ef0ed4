import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const carrying = { cargo: [{ power: 'britain' as const, type: 'infantry' as const }] }
/** Spain from sz15 and sz7, a German cruiser in each. */
const twoZones = (queue: number[]) => {
  const g = at({
    power: 'britain',
    units: {
      sz15: { britain: { cruiser: 1, transports: [carrying] }, germany: { cruiser: 1 } },
      sz7: { britain: { cruiser: 1, transports: [carrying] }, germany: { cruiser: 1 } },
    },
    control: { spain: 'germany' },
    queue,
  })
  for (const zone of ['sz15', 'sz7'])
    g.do({ type: 'offload', transport: g.transport(zone), to: 'spain', units: { infantry: 1 }, afterSeaCombat: true })
  g.endPhase()
  return g
}
const defended = { spain: { germany: { infantry: 1 } } }

describe('STD-CBT-08 several sea battles, one land battle', () => {
  test('allowed: all sea battles are fought first, then everybody lands together for one land battle', () => {
    const g = twoZones([1, 6, 1, 6])
    g.attack('sz15')
    expect(g.control('spain')).toBe('germany')
    expect(g.units('sz15').britain?.infantry).toBe(1)
    g.attack('sz7')
    expect(
      g
        .events('units-landed')
        .map((e) => e.zone)
        .sort(),
    ).toEqual(['sz15', 'sz7'])
    expect(g.units('spain')).toEqual({ britain: { infantry: 2 } })
    expect(g.control('spain')).toBe('britain')
    g.exhausted()
  })

  test('refused: a second land battle in the territory', () => {
    const g = at({
      power: 'britain',
      units: {
        ...defended,
        sz15: { britain: { cruiser: 1, transports: [carrying] }, germany: { cruiser: 1 } },
        sz7: { britain: { cruiser: 1, transports: [carrying] }, germany: { cruiser: 1 } },
      },
      queue: [1, 6, 1, 6, 6, 6, 6],
    })
    for (const zone of ['sz15', 'sz7'])
      g.do({ type: 'offload', transport: g.transport(zone), to: 'spain', units: { infantry: 1 }, afterSeaCombat: true })
    g.endPhase()
    g.attack('sz15')
    expect(g.events('battle-opened').map((e) => e.space)).toEqual(['sz15'])
    g.attack('sz7')
    expect(g.events('battle-opened').map((e) => e.space)).toEqual(['sz7', 'spain'])
    g.refuse({ type: 'attack', space: 'spain' }, 'STD-CBT-05')
    g.exhausted()
  })

  test('edge: a zone that is declined leaves its units aboard, the others land when the last awaited battle is over', () => {
    const g = twoZones([1, 6, 6, 6])
    g.attack('sz15')
    g.attack('sz7')
    g.answer({ type: 'press', on: false })
    expect(g.units('spain')).toEqual({ britain: { infantry: 1 } })
    expect(g.units('sz7').britain).toEqual({ cruiser: 1, transport: 1, infantry: 1 })
  })

  test('not: a landing elsewhere that waits for its own battle keeps nobody aboard, and makes no assault of a reinforcement', () => {
    const hold = { cargo: [{ power: 'britain' as const, type: 'infantry' as const }] }
    const gun = { cargo: [{ power: 'britain' as const, type: 'artillery' as const }] }
    const g = at({
      power: 'britain',
      units: {
        sz15: { britain: { cruiser: 1, transports: [hold] }, germany: { cruiser: 1 } },
        sz9: { britain: { cruiser: 1, transports: [gun] }, germany: { cruiser: 1 } },
        sz10: { britain: { cruiser: 1, transports: [hold] } },
        picardy: { britain: { infantry: 1 }, germany: { infantry: 1 } },
      },
      control: { spain: 'germany' },
      queue: [1, 6],
    })
    g.do({ type: 'offload', transport: g.transport('sz10'), to: 'kiel', units: { infantry: 1 } })
    for (const [zone, to, units] of [
      ['sz15', 'spain', { infantry: 1 }],
      ['sz9', 'picardy', { artillery: 1 }],
    ] as const)
      g.do({ type: 'offload', transport: g.transport(zone), to, units, afterSeaCombat: true })
    g.endPhase()
    g.attack('sz9')
    expect(g.events('units-landed')).toMatchObject([{ zone: 'sz9', to: 'picardy', units: { artillery: 1 }, assault: false }])
    expect(g.units('picardy').britain).toEqual({ infantry: 1, artillery: 1 })
    expect(g.past('units-landed')).toMatchObject([{ to: 'kiel', assault: true }, { to: 'picardy' }])
    expect(g.situation.landings.map((l) => l.to)).toEqual(['spain'])
  })
})
