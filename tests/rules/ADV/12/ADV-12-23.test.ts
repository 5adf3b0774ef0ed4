import { describe, expect, test } from 'vitest'
import { adv, hold, landing, offBelgium } from '../../../support/coast.ts'

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

  test('refused: before it is fought over nothing is ashore', () => {
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

  test('boundary: once its zone has been fought for in vain nothing has to be fought on land', () => {
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

  test('boundary: nor once its transports have gone down in a battle in their zone', () => {
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
})
