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

  test('refused: what is not fought over is not landed in', () => {
    const g = offBelgium({})
    g.endPhase()
    expect(g.units('sz9').britain).toEqual({ transport: 1, infantry: 2 })
    expect(g.units('belgium').britain).toBeUndefined()
  })
})
