import { describe, expect, test } from 'vitest'
import { coastal, landing, stay } from '../../../support/scenes/actions.ts'
import { hold, offBelgium } from '../../../support/scenes/coast.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-12-23 ashore in Conduct Combat', () => {
  const transports = [hold('britain', ['infantry', 'infantry'])]

  test('allowed: declared in Movement, ashore as the territory is fought over', () => {
    const g = adv({
      power: 'britain',
      queue: Array(6).fill(6),
      units: { sz9: { britain: { transports } }, belgium: { germany: { infantry: 1 } } },
    })
    g.do(landing(g, 'sz9', 'belgium', { infantry: 2 }))
    expect(g.units('sz9').britain).toEqual({ transport: 1, infantry: 2 })
    expect(g.situation.landings).toMatchObject([{ to: 'belgium', units: { infantry: 2 } }])
    expect(g.control('belgium')).toBe('germany')
    g.endPhase()
    expect(g.battles.map((b) => [b.space, b.kind])).toEqual([['belgium', 'land']])
    g.attack('belgium')
    expect(g.units('belgium').britain).toEqual({ infantry: 2 })
    expect(g.control('belgium')).toBe('contested')
  })

  test('allowed: land that nobody defends is taken as Conduct Combat opens', () => {
    const g = adv({ power: 'britain', control: { belgium: 'germany' }, units: { sz9: { britain: { transports } } } })
    g.do(landing(g, 'sz9', 'belgium', { infantry: 2 }))
    expect(g.control('belgium')).toBe('germany')
    g.endPhase()
    expect(g.units('belgium').britain).toEqual({ infantry: 2 })
    expect(g.control('belgium')).toBe('britain')
  })

  test('allowed: a reinforcement lands at once', () => {
    const g = adv({ power: 'britain', units: { sz9: { britain: { transports } } } })
    g.do(landing(g, 'sz9', 'picardy', { infantry: 2 }))
    expect(g.units('picardy').britain).toEqual({ infantry: 2 })
  })

  test('not: before it is fought over nothing is ashore', () => {
    const g = offBelgium({})
    expect(g.turn.phase).toBe('combat')
    expect(g.units('sz9').britain).toEqual({ transport: 1, infantry: 2 })
    expect(g.units('belgium').britain).toBeUndefined()
  })

  test('refused: to leave it out, for what is declared binds', () => {
    const g = offBelgium({ belgium: { germany: { infantry: 1 } }, queue: Array(6).fill(6) })
    expect(g.battles).toMatchObject([{ space: 'belgium', kind: 'land', required: true }])
    g.refuse({ type: 'end-phase' }, 'STD-CBT-02')
    g.attack('belgium')
    g.endPhase()
    expect(g.turn.phase).toBe('mobilize')
  })

  test('edge: once its zone has been fought for in vain nothing has to be fought on land', () => {
    const g = adv({
      power: 'britain',
      queue: [6],
      units: { sz9: { britain: { cruiser: 1, transports }, germany: { transport: 1 } }, belgium: { germany: { infantry: 1 } } },
    })
    g.do(landing(g, 'sz9', 'belgium', { infantry: 2 }))
    g.endPhase()
    expect(g.battles).toMatchObject([
      { space: 'belgium', required: true },
      { space: 'sz9', required: false },
    ])
    g.attack('sz9')
    g.do({ type: 'disengage', on: true })
    expect(g.battles.filter((b) => !b.resolved)).toEqual([])
    g.endPhase()
    expect(g.units('sz9').britain).toEqual({ cruiser: 1, transport: 1, infantry: 2 })
  })

  test('edge: nor once its transports have gone down in a battle in their zone', () => {
    const g = adv({
      power: 'britain',
      phase: 'move',
      queue: [1, 1],
      units: {
        sz9: { britain: { cruiser: 1, transports }, germany: { submarine: 2 } },
        belgium: { germany: { infantry: 1 } },
      },
    })
    g.do(landing(g, 'sz9', 'belgium', { infantry: 2 }))
    g.endPhase()
    g.attack('sz9')
    g.do({ type: 'submerge', count: 0 })
    g.do({ type: 'submerge', count: 0 })
    expect(g.units('sz9')).toEqual({ germany: { submarine: 2 } })
    expect(g.battles).toEqual([])
    g.endPhase()
    expect(g.turn.phase).toBe('mobilize')
  })

  describe('beside a second landing in a hostile zone', () => {
    /** Norway from the quiet sz5 and from the hostile sz10, with one cruiser of each side. */
    const both = (queue: number[]) => {
      const g = adv({
        power: 'britain',
        queue,
        units: {
          sz5: { britain: { transports } },
          sz10: { britain: { cruiser: 1, transports }, germany: { cruiser: 1 } },
        },
      })
      g.do(landing(g, 'sz5', 'norway', { infantry: 2 }))
      g.do({ ...landing(g, 'sz10', 'norway', { infantry: 2 }), afterSeaCombat: true })
      g.endPhase()
      return g
    }
    /** The battle in Norway: Austria-Hungary speaks for it, lets its gun be silent and loses so many infantry. */
    const inNorway = (g: ReturnType<typeof both>, lost: number) => {
      g.choose('austria-hungary')
      g.do(coastal(0))
      g.answer({ type: 'casualties', lose: { 'austria-hungary': { infantry: lost } } })
      expect(g.decision).toBeNull()
    }

    test('holds: what comes from the quiet zone binds all the same', () => {
      const g = both([6, 1, 6])
      expect(g.battles).toMatchObject([
        { space: 'norway', required: true },
        { space: 'sz10', required: false },
      ])
      g.refuse({ type: 'end-phase' }, 'STD-CBT-02')
      g.attack('norway')
      expect(g.events('landing-stayed-aboard')).toMatchObject([{ zone: 'sz10', rule: 'STD-ASL-13' }])
      inNorway(g, 1)
      g.endPhase()
      expect(g.turn.phase).toBe('mobilize')
      expect(g.past('units-landed').map((e) => e.zone)).toEqual(['sz5'])
    })

    test('allowed: after a defeat in the hostile zone the other lands and fights in the same action', () => {
      // 6: the British cruiser misses; 1: it is sunk; 1 against 2: the transport does not get away; 1: it is sunk. Ashore one hits.
      const g = both([6, 1, 1, 2, 1, 6, 1, 6])
      g.attack('sz10')
      g.do(stay)
      inNorway(g, 1)
      expect(g.past('battle-opened').map((e) => e.space)).toEqual(['sz10', 'norway'])
      expect(g.past('units-landed').map((e) => e.zone)).toEqual(['sz5'])
    })

    test('allowed: after a win they land together', () => {
      const g = both([1, 6, 6, 1, 6, 1, 6])
      g.attack('sz10')
      inNorway(g, 2)
      expect(g.past('battle-opened').map((e) => e.space)).toEqual(['sz10', 'norway'])
      expect(new Set(g.past('units-landed').map((e) => e.zone))).toEqual(new Set(['sz5', 'sz10']))
    })
  })

  test('allowed: after a win at sea land that nobody defends is taken without a battle', () => {
    const g = adv({
      power: 'britain',
      queue: [1, 6],
      control: { norway: 'germany' },
      mobilized: ['norway'],
      units: { sz10: { britain: { cruiser: 1, transports }, germany: { cruiser: 1 } } },
    })
    g.do({ ...landing(g, 'sz10', 'norway', { infantry: 2 }), afterSeaCombat: true })
    g.endPhase()
    g.attack('sz10')
    expect(g.past('battle-opened').map((e) => e.space)).toEqual(['sz10'])
    expect(g.units('norway')).toEqual({ britain: { infantry: 2 } })
    expect(g.control('norway')).toBe('britain')
    expect(g.decision).toBeNull()
    g.exhausted()
  })
})
