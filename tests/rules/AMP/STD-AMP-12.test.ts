import { describe, expect, test } from 'vitest'
import type { SpaceId } from '../../../src/engine/index.ts'
import { at } from '../../support/game.ts'
import { hold } from '../../support/scenes/coast.ts'
import { offKiel } from '../../support/scenes/mines.ts'

/** Guns and infantry are to land in belgium, an ally's, after a battle that costs the cruiser and one transport. */
const afterTheBattle = (sunk: 0 | 1) => {
  const transports = [hold('britain', ['artillery']), hold('britain', ['infantry'])]
  const g = at({
    power: 'britain',
    control: { belgium: 'france' },
    units: { sz9: { britain: { cruiser: 1, transports }, germany: { cruiser: 1, submarine: 1 } } },
    queue: [1, 1, 1],
  })
  const ids = g.transports('sz9')
  g.do({ type: 'offload', transport: ids[0] as number, to: 'belgium', units: { artillery: 1 }, afterSeaCombat: true })
  g.do({ type: 'offload', transport: ids[1] as number, to: 'belgium', units: { infantry: 1 }, afterSeaCombat: true })
  g.endPhase()
  g.attack('sz9')
  g.answer({ type: 'submerge', count: 0 })
  g.answer({ type: 'casualties', lose: { britain: { cruiser: 1, transport: 1 } }, transports: [ids[sunk] as number] })
  g.answer({ type: 'casualties', lose: { germany: { cruiser: 1 } } })
  g.exhausted()
  return g
}

/** A mine of kiel takes the transport with the infantry; the other has only guns. */
const mined = (queue: number[], more: Record<SpaceId, object> = {}) => {
  const transports = [hold('britain', ['artillery']), hold('britain', ['infantry'])]
  const g = at({
    power: 'britain',
    units: { sz5: { britain: { transports } }, holland: { germany: { infantry: 1 } }, ...more },
    queue,
  })
  const [guns = 0, foot = 0] = g.transports('sz5')
  g.do({ type: 'move', from: 'sz5', path: ['sz10'], transports: [guns, foot] })
  return { g, guns, foot }
}

describe('STD-AMP-12 an infantry among those that come ashore', () => {
  test('allowed: guns land when the infantry has come through the mines', () => {
    const { g, guns, foot } = mined([6, 6])
    g.do({ type: 'offload', transport: guns, to: 'holland', units: { artillery: 1 } })
    g.do({ type: 'offload', transport: foot, to: 'holland', units: { infantry: 1 } })
    g.endPhase()
    expect(g.units('holland').britain).toEqual({ infantry: 1, artillery: 1 })
  })

  test('holds: when its transport sank they stay aboard', () => {
    const { g, guns } = mined([6, 1])
    g.do({ type: 'offload', transport: guns, to: 'holland', units: { artillery: 1 } })
    expect(g.events('landing-stayed-aboard')).toMatchObject([{ rule: 'STD-AMP-12' }])
    expect(g.units('holland')).toEqual({ germany: { infantry: 1 } })
    expect(g.units('sz10').britain).toEqual({ transport: 1, artillery: 1 })
    g.endPhase()
    expect(g.turn.phase).toBe('combat')
  })

  test('not: they do not land in a later order either', () => {
    const { g, guns, foot } = mined([6, 1])
    g.do({ type: 'offload', transport: foot, to: 'holland', units: { infantry: 1 } })
    expect(g.decision).toBeNull()
    const later = { type: 'offload', transport: guns, to: 'holland', units: { artillery: 1 } } as const
    expect(g.refuse(later, 'STD-AMP-12').also?.map((e) => e.rule)).toEqual(['STD-MOV-10'])
    expect(g.legal.filter((a) => a.type === 'offload')).toEqual([])
    g.endPhase()
    expect(g.units('sz10').britain).toEqual({ transport: 1, artillery: 1 })
  })

  test('edge: after a hit they may land first while infantry can still follow', () => {
    const { g, guns, foot } = mined([1, 6, 6], { sz9: { britain: { battleship: 1 } } })
    g.move('sz9', 'sz10', { battleship: 1 })
    g.do({ type: 'offload', transport: guns, to: 'holland', units: { artillery: 1 } })
    g.choose('land')
    expect(g.units('holland').britain).toEqual({ artillery: 1 })
    g.refuse({ type: 'end-phase' }, 'STD-MOV-10')
    g.do({ type: 'offload', transport: foot, to: 'holland', units: { infantry: 1 } })
    g.endPhase()
    expect(g.units('holland').britain).toEqual({ infantry: 1, artillery: 1 })
  })

  test('edge: an infantry of the power that stands there already will do', () => {
    const { g, guns } = mined([6, 1], { holland: { britain: { infantry: 1 }, germany: { infantry: 1 } } })
    g.do({ type: 'offload', transport: guns, to: 'holland', units: { artillery: 1 } })
    g.choose('land')
    expect(g.units('holland').britain).toEqual({ infantry: 1, artillery: 1 })
    g.endPhase()
  })

  test('holds: guns stay aboard when the infantry went down in the sea battle', () => {
    const g = afterTheBattle(1)
    expect(g.events('landing-stayed-aboard')).toMatchObject([{ rule: 'STD-AMP-12' }])
    expect(g.units('belgium')).toEqual({})
    expect(g.units('sz9').britain).toEqual({ transport: 1, artillery: 1 })
    expect(g.situation.landings).toEqual([])
  })

  test('allowed: the infantry lands without the guns', () => {
    expect(afterTheBattle(0).units('belgium')).toEqual({ britain: { infantry: 1 } })
  })
})

describe.each(['standard', 'tournament', 'advanced', 'influence'] as const)(
  'STD-AMP-12 a declared landing whose infantry mines have sunk, %s',
  (ruleset) => {
    const declare = (g: ReturnType<typeof at>, zone: SpaceId, units: object, nth = 0, to = 'kiel') =>
      g.do({ type: 'offload', transport: g.transport(zone, nth), to, units, afterSeaCombat: true })

    test.each(['contested', 'germany'] as const)('holds: nobody is asked, the guns stay aboard, Kiel %s', (kiel) => {
      const cargo = [hold('britain', ['artillery', 'artillery']), hold('britain', ['infantry', 'infantry'])]
      const g = offKiel(ruleset, [6, 6, 1], cargo, { cruiser: 1 }, kiel)
      declare(g, 'sz10', { artillery: 2 })
      declare(g, 'sz10', { infantry: 2 }, 1)
      g.endPhase()
      g.exhausted()
      expect(g.decision).toBeNull()
      expect(g.turn.phase).toBe('combat')
      expect(g.units('sz10').britain).toEqual({ cruiser: 1, transport: 1, artillery: 2 })
      expect(g.past('landing-stayed-aboard')).toMatchObject([{ to: 'kiel', rule: 'STD-AMP-12' }])
      expect(g.battles).toMatchObject([{ space: 'sz10', kind: 'sea' }])
    })

    test('not: of two with infantry aboard one is left, and its landing is asked about', () => {
      const pair = () => hold('britain', ['infantry', 'artillery'])
      const g = offKiel(ruleset, [6, 1, 6], [pair(), pair()], { cruiser: 1 })
      for (const nth of [0, 1]) declare(g, 'sz10', { infantry: 1, artillery: 1 }, nth)
      g.endPhase()
      expect(g.decision).toMatchObject({ rule: 'STD-MIN-10', space: 'kiel' })
      g.choose('land')
      expect(g.situation.landings).toHaveLength(1)
    })

    /** Guns off Wales and infantry off London are both bound for Yorkshire; each mine damages a battleship. */
    const twoZones = () => {
      const fleet = (type: 'artillery' | 'infantry') => ({ germany: { battleship: 1, transports: [hold('germany', [type])] } })
      const g = at({
        ruleset,
        queue: [1, 1, 6, 6],
        units: {
          sz5: fleet('artillery'),
          sz7: fleet('infantry'),
          sz8: { britain: { cruiser: 1 } },
          sz9: { britain: { cruiser: 1 } },
          yorkshire: { britain: { infantry: 1 } },
        },
      })
      const sail = (from: SpaceId, path: SpaceId[]) =>
        g.do({ type: 'move', from, path, units: { battleship: 1 }, transports: g.transports(from) })
      sail('sz5', ['sz9'])
      sail('sz7', ['sz8'])
      declare(g, 'sz8', { infantry: 1 }, 0, 'yorkshire')
      declare(g, 'sz9', { artillery: 1 }, 0, 'yorkshire')
      g.endPhase()
      g.exhausted()
      expect(g.decision).toMatchObject({ rule: 'STD-MIN-10', space: 'yorkshire' })
      return g
    }

    test('holds: guns whose infantry is called off in another zone stay aboard without a further question', () => {
      const g = twoZones()
      g.choose('call-off')
      expect(g.decision).toBeNull()
      expect(g.turn.phase).toBe('combat')
      expect(g.situation.landings).toEqual([])
      expect(g.past('landing-called-off')).toMatchObject([{ zone: 'sz8', off: true }])
      expect(g.past('landing-stayed-aboard')).toMatchObject([
        { zone: 'sz8', rule: 'STD-MIN-10' },
        { zone: 'sz9', rule: 'STD-AMP-12' },
      ])
    })

    test('allowed: if the infantry goes on the guns are asked about too', () => {
      const g = twoZones()
      g.choose('land')
      expect(g.decision).toMatchObject({ rule: 'STD-MIN-10', space: 'yorkshire' })
      g.choose('call-off')
      expect(g.situation.landings).toMatchObject([{ to: 'yorkshire', units: { infantry: 1 } }])
    })
  },
)
