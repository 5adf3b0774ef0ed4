import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'
import { hold } from '../../support/scenes/coast.ts'

const infantry = { power: 'germany', type: 'infantry' } as const
const pair = { cargo: [infantry, infantry] }
const fleet = (queue: number[], germany: object, more: object = {}) => {
  const g = at({ units: { sz10: { germany }, yorkshire: { britain: { infantry: 1 } }, ...more }, queue })
  const ids = g.transports('sz10')
  return { g, ids, first: ids[0] as number }
}

describe('STD-MIN-10 a landing may be called off after a mine hit', () => {
  test('allowed: a battleship was damaged; the cargo stays aboard', () => {
    const { g, first } = fleet([1, 6], { battleship: 1, transports: [pair] })
    g.do({ type: 'move', from: 'sz10', path: ['sz9'], units: { battleship: 1 }, transports: [first] })
    g.do({ type: 'offload', transport: first, to: 'yorkshire', units: { infantry: 2 } })
    expect(g.decision).toMatchObject({ kind: 'choice', by: 'germany', rule: 'STD-MIN-10' })
    expect(g.decision?.options?.map((o) => o.id)).toEqual(['land', 'call-off'])
    g.choose('call-off')
    expect(g.units('yorkshire')).toEqual({ britain: { infantry: 1 } })
    expect(g.units('sz9')).toEqual({ germany: { battleship: 1, transport: 1, infantry: 2 } })
    expect(g.control('yorkshire')).toBe('britain')
    g.refuse({ type: 'offload', transport: first, to: 'yorkshire', units: { infantry: 2 } }, 'STD-MIN-10')
    g.endPhase()
    expect(g.battles).toEqual([])
  })

  test('allowed: or it goes on', () => {
    const { g, first } = fleet([1, 6], { battleship: 1, transports: [pair] })
    g.do({ type: 'move', from: 'sz10', path: ['sz9'], units: { battleship: 1 }, transports: [first] })
    g.do({ type: 'offload', transport: first, to: 'yorkshire', units: { infantry: 2 } })
    g.choose('land')
    expect(g.units('yorkshire')).toEqual({ britain: { infantry: 1 }, germany: { infantry: 2 } })
    expect(g.control('yorkshire')).toBe('contested')
  })

  test('not: nobody is asked when no ship was hit', () => {
    const { g, first } = fleet([2, 2], { battleship: 1, transports: [pair] })
    g.do({ type: 'move', from: 'sz10', path: ['sz9'], units: { battleship: 1 }, transports: [first] })
    g.do({ type: 'offload', transport: first, to: 'yorkshire', units: { infantry: 2 } })
    expect(g.decision).toBeNull()
    expect(g.units('yorkshire').germany).toEqual({ infantry: 2 })
  })

  test('edge: asked once a target, and the landing is called off as a whole; overland units march on', () => {
    const { g, ids } = fleet([1, 6, 6], { cruiser: 1, transports: [pair, pair] }, { scotland: { germany: { infantry: 2 } } })
    const [a = 0, b = 0] = ids
    g.do({ type: 'move', from: 'sz10', path: ['sz9'], units: { cruiser: 1 }, transports: ids })
    g.move('scotland', 'yorkshire', { infantry: 1 })
    g.do({ type: 'offload', transport: a, to: 'yorkshire', units: { infantry: 2 } })
    g.choose('call-off')
    g.refuse({ type: 'offload', transport: b, to: 'yorkshire', units: { infantry: 2 } }, 'STD-MIN-10')
    g.endPhase()
    expect(g.units('yorkshire')).toEqual({ britain: { infantry: 1 }, germany: { infantry: 1 } })
    expect(g.battles).toEqual([{ space: 'yorkshire', kind: 'land', required: true, resolved: false }])
  })

  test('edge: a declared landing is asked about as Movement closes', () => {
    const more = { sz9: { britain: { cruiser: 1 } } }
    const { g, first } = fleet([1, 6, 6], { battleship: 1, cruiser: 1, transports: [pair] }, more)
    g.do({ type: 'move', from: 'sz10', path: ['sz9'], units: { battleship: 1, cruiser: 1 }, transports: [first] })
    g.do({ type: 'offload', transport: first, to: 'yorkshire', units: { infantry: 2 }, afterSeaCombat: true })
    expect(g.decision).toBeNull()
    g.endPhase()
    expect(g.decision).toMatchObject({ rule: 'STD-MIN-10', space: 'yorkshire', by: 'germany' })
    expect(g.turn.phase).toBe('move')
    g.choose('call-off')
    expect(g.turn.phase).toBe('combat')
    expect(g.situation.landings).toEqual([])
    expect(g.units('sz9').germany).toEqual({ battleship: 1, cruiser: 1, transport: 1, infantry: 2 })
  })

  test.each([
    ['yorkshire', 'picardy'],
    ['picardy', 'yorkshire'],
  ])(
    'edge: of several declared each is asked about by name, and one that is called off takes no other with it: %s, %s',
    (...order) => {
      const more = { sz9: { britain: { cruiser: 1 } }, picardy: { france: { infantry: 1 } } }
      const { g, ids } = fleet([1, 6, 6, 6], { battleship: 1, cruiser: 1, transports: [pair, pair] }, more)
      g.do({ type: 'move', from: 'sz10', path: ['sz9'], units: { battleship: 1, cruiser: 1 }, transports: ids })
      for (const [i, to] of order.entries())
        g.do({ type: 'offload', transport: ids[i] as number, to, units: { infantry: 2 }, afterSeaCombat: true })
      g.endPhase()
      expect(g.decision).toMatchObject({ rule: 'STD-MIN-10', space: 'picardy' })
      g.choose('call-off')
      const stays = ids[order.indexOf('picardy')]
      expect(g.events('landing-stayed-aboard')).toMatchObject([{ to: 'picardy', transport: stays, rule: 'STD-MIN-10' }])
      expect(g.events('landing-called-off')).toMatchObject([{ to: 'picardy', off: true, transports: [stays] }])
      expect(g.decision).toMatchObject({ rule: 'STD-MIN-10', space: 'yorkshire' })
      g.choose('land')
      expect(g.turn.phase).toBe('combat')
      expect(g.situation.landings.map((l) => l.to)).toEqual(['yorkshire'])
      g.exhausted()
    },
  )
})

describe('STD-MIN-10 landings from two mined zones on one coast', () => {
  /** Off the mines of London and of Wales, each of which hits a battleship; the first transport lies in the zone named first. */
  const two = (
    zones: readonly ('sz8' | 'sz9')[],
    coasts: { sz8: string; sz9: string } = { sz8: 'yorkshire', sz9: 'yorkshire' },
  ) => {
    const fleet = { germany: { battleship: 1, transports: [pair] } }
    const g = at({
      queue: [1, 1, 6, 6],
      units: {
        sz4: fleet,
        sz5: fleet,
        sz8: { britain: { cruiser: 1 } },
        sz9: { britain: { cruiser: 1 } },
        yorkshire: { britain: { infantry: 1 } },
        picardy: { france: { infantry: 1 } },
      },
    })
    for (const [i, from] of ['sz4', 'sz5'].entries()) {
      const to = zones[i] as 'sz8' | 'sz9'
      const path = from === 'sz5' && to === 'sz8' ? ['sz4', to] : [to]
      g.do({ type: 'move', from, path, units: { battleship: 1 }, transports: g.transports(from) })
      g.do({ ...landing(g, to, coasts[to], { infantry: 2 }), afterSeaCombat: true })
    }
    g.endPhase()
    g.exhausted()
    return g
  }
  const orders = [['sz8', 'sz9'] as const, ['sz9', 'sz8'] as const]

  test.each(orders)('holds: they are asked about zone by zone in alphabetical order: %s, %s', (...zones) => {
    const g = two(zones)
    expect(g.decision).toMatchObject({ rule: 'STD-MIN-10', space: 'yorkshire' })
    g.choose('call-off')
    expect(g.events('landing-called-off')).toMatchObject([{ zone: 'sz8', off: true }])
    g.choose('land')
    expect(g.events('landing-called-off')).toMatchObject([{ zone: 'sz9', off: false }])
    expect(g.turn.phase).toBe('combat')
  })

  test.each(orders)('holds: the coast comes before the zone in the alphabet: %s, %s', (...zones) => {
    const g = two(zones, { sz8: 'yorkshire', sz9: 'picardy' })
    expect(g.decision?.space).toBe('picardy')
    g.choose('land')
    expect(g.decision?.space).toBe('yorkshire')
  })

  test.each(orders)('holds: what is called off is the landing from that zone, not from the other: %s, %s', (...zones) => {
    const g = two(zones)
    const other = g.transport('sz9')
    g.choose('call-off')
    expect(g.events('landing-stayed-aboard')).toMatchObject([{ zone: 'sz8', to: 'yorkshire' }])
    g.choose('land')
    expect(g.situation.landings).toMatchObject([{ transport: other, to: 'yorkshire' }])
  })
})

describe.each(['standard', 'tournament', 'advanced', 'influence'] as const)(
  'STD-MIN-10 the cargo stays aboard, %s',
  (ruleset) => {
    /** A mine of sz9 has damaged the battleship, and the landing in Belgium, a friend's, is called off. */
    const calledOff = (transports: object[] = [pair]) => {
      const g = at({
        ruleset,
        control: { belgium: 'austria-hungary', picardy: 'austria-hungary' },
        units: { sz10: { germany: { battleship: 1, transports } as never }, belgium: { germany: { infantry: 1 } } },
        queue: [1, 6, 6],
      })
      const ids = g.transports('sz10')
      g.do({ type: 'move', from: 'sz10', path: ['sz9'], units: { battleship: 1 }, transports: ids })
      g.do({ type: 'offload', transport: ids[0] as number, to: 'belgium', units: { infantry: 1 } })
      g.choose('call-off')
      return { g, first: ids[0] as number, second: ids[1] as number }
    }

    test('refused: on another coast, now or after a battle, in part or whole', () => {
      const { g, first } = calledOff()
      for (const to of ['picardy', 'belgium'])
        for (const n of [1, 2]) g.refuse({ type: 'offload', transport: first, to, units: { infantry: n } }, 'STD-MIN-10')
      expect(g.legal.filter((a) => a.type === 'offload')).toEqual([])
    })

    test('refused: to sail on or to load', () => {
      const { g, first } = calledOff([{ cargo: [infantry] }])
      g.refuse({ type: 'move', from: 'sz9', path: ['sz8'], transports: [first] }, 'STD-MIN-10')
      g.refuse({ type: 'load', from: 'belgium', transport: first, units: { infantry: 1 } }, 'STD-MIN-10')
      expect(g.legal.filter((a) => a.type === 'load' || (a.type === 'move' && a.transports?.length))).toEqual([])
      g.endPhase()
      expect(g.units('sz9').germany).toEqual({ battleship: 1, transport: 1, infantry: 1 })
    })

    test('allowed: another transport of the same zone lands elsewhere, and next turn this one does too', () => {
      const { g, first, second } = calledOff([pair, pair])
      g.do({ type: 'offload', transport: second, to: 'picardy', units: { infantry: 2 } })
      g.choose('land')
      expect(g.units('picardy').germany).toEqual({ infantry: 2 })
      g.until('france', 'purchase').until('germany', 'move')
      g.do({ type: 'offload', transport: first, to: 'belgium', units: { infantry: 2 } })
      expect(g.units('belgium').germany).toEqual({ infantry: 3 })
    })

    test('holds: guns ashore elsewhere whose infantry is called off go back aboard, and Movement can be ended', () => {
      const g = at({
        ruleset,
        control: { picardy: 'austria-hungary' },
        units: {
          sz8: { germany: { transports: [hold('germany', ['artillery'])] } },
          sz10: { germany: { battleship: 1, transports: [pair] } },
        },
        queue: [1, 6],
      })
      const [late = 0] = g.transports('sz10')
      g.do(landing(g, 'sz8', 'picardy', { artillery: 1 }))
      g.do({ type: 'move', from: 'sz10', path: ['sz9'], units: { battleship: 1 }, transports: [late] })
      g.do({ type: 'offload', transport: late, to: 'picardy', units: { infantry: 2 } })
      g.choose('call-off')
      g.endPhase()
      expect(g.units('picardy')).toEqual({})
      expect(g.units('sz8').germany).toEqual({ transport: 1, artillery: 1 })
    })

    test('holds: all of them go back at once, each aboard one ship, and none that is an ally’s', () => {
      const g = at({
        ruleset,
        control: { picardy: 'austria-hungary' },
        units: {
          sz8: { germany: { transports: [hold('germany', ['artillery']), hold('germany', ['artillery'])] } },
          sz10: { germany: { battleship: 1, transports: [pair] } },
          picardy: { 'austria-hungary': { infantry: 2 } },
        },
        queue: [1, 6],
      })
      const [late = 0] = g.transports('sz10')
      for (const nth of [0, 1]) g.do(landing(g, 'sz8', 'picardy', { artillery: 1 }, nth))
      g.do({ type: 'move', from: 'sz10', path: ['sz9'], units: { battleship: 1 }, transports: [late] })
      g.do({ type: 'offload', transport: late, to: 'picardy', units: { infantry: 2 } })
      g.choose('call-off')
      g.endPhase()
      expect(g.units('picardy')).toEqual({ 'austria-hungary': { infantry: 2 } })
      expect(g.events('units-went-back').map((e) => e.units)).toEqual([{ artillery: 2 }])
      expect(g.events('units-stranded')).toEqual([])
    })
  },
)
