import { describe, expect, test } from 'vitest'
import { coastal, landing } from '../../../support/scenes/actions.ts'
import { type Coast, hold, storm } from '../../../support/scenes/coast.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-12-18 no landing without infantry', () => {
  const hit = (coast: Coast = {}) =>
    storm({
      holds: [['infantry', 'artillery']],
      belgium: { germany: { infantry: 1, artillery: 1 } },
      queue: [2, 6, 6, 6, 6, 6],
      ...coast,
    }).after(coastal(1))

  test('allowed: with one infantry left all of it lands', () => {
    const g = hit({ holds: [['infantry', 'artillery'], ['infantry']] })
    g.choose(g.decision?.options?.[0]?.id as string)
    expect(g.units('belgium').britain).toEqual({ infantry: 1, artillery: 1 })
  })

  test('holds: without one the rest stays aboard', () => {
    const g = hit()
    expect(g.past('landing-stayed-aboard')).toMatchObject([{ to: 'belgium', rule: 'ADV-12-18' }])
    expect(g.units('sz9').britain).toEqual({ transport: 1, artillery: 1 })
    expect(g.units('belgium').britain).toBeUndefined()
  })

  test('not: infantry that came overland does not make up for it', () => {
    const g = hit({ overland: { infantry: 1 } })
    expect(g.units('belgium').britain).toEqual({ infantry: 1 })
    expect(g.units('sz9').britain).toMatchObject({ artillery: 1 })
  })

  test('refused: to declare a landing without one, unless infantry goes overland', () => {
    const off = () => {
      const g = adv({
        power: 'britain',
        queue: Array(4).fill(6),
        units: {
          sz9: { britain: { transports: [hold('britain', ['artillery', 'infantry'])] } },
          belgium: { germany: { infantry: 1 } },
          picardy: { britain: { infantry: 1 } },
        },
      })
      g.do(landing(g, 'sz9', 'belgium', { artillery: 1 }))
      return g
    }
    const alone = off()
    expect(alone.refuse({ type: 'end-phase' }, 'ADV-12-18').rule).toBe('ADV-12-18')
    alone.do(landing(alone, 'sz9', 'belgium', { infantry: 1 }))
    alone.endPhase()
    const beside = off()
    beside.move('picardy', 'belgium', { infantry: 1 })
    beside.endPhase()
    beside.attack('belgium')
    expect(beside.past('landing-stayed-aboard')).toMatchObject([{ to: 'belgium', rule: 'ADV-12-18' }])
    expect(beside.units('sz9').britain).toEqual({ transport: 1, artillery: 1, infantry: 1 })
  })
})
