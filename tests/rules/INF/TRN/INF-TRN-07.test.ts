import { describe, expect, test } from 'vitest'
import { landing } from '../../../support/scenes/actions.ts'
import { inf } from '../../../support/scenes/start.ts'

const gun = { power: 'france', type: 'artillery' } as const
const foot = { power: 'france', type: 'infantry' } as const
const sea = (cargo: object[], units: object = {}) =>
  inf({ power: 'britain', units: { sz9: { britain: { transports: [{ cargo }] } }, ...units } } as never)

describe('INF-TRN-07 terms of landing allies', () => {
  test('allowed: with an infantry of their own power, landed too or there already', () => {
    const both = sea([gun, foot])
    both.do(landing(both, 'sz9', 'picardy', { infantry: 1, artillery: 1 }))
    both.endPhase()
    const there = sea([gun], { picardy: { france: { infantry: 1 } } })
    there.do(landing(there, 'sz9', 'picardy', { artillery: 1 }))
    there.endPhase()
    expect(there.units('picardy')).toEqual({ france: { infantry: 1, artillery: 1 } })
  })

  test('allowed: they move in their owner’s next turn', () => {
    const g = sea([foot, foot])
    g.do(landing(g, 'sz9', 'picardy', { infantry: 2 }))
    g.until('france', 'move')
    g.move('picardy', 'paris', { infantry: 2 })
    expect(g.units('paris')).toEqual({ france: { infantry: 2 } })
  })

  test('refused: without one, whoever else is there', () => {
    const g = sea([gun], { picardy: { britain: { infantry: 3 } } })
    g.do(landing(g, 'sz9', 'picardy', { artillery: 1 }))
    g.refuse({ type: 'end-phase' }, 'INF-TRN-07')
  })

  test('edge: such a landing is not offered, but with its infantry to follow it is', () => {
    const alone = sea([gun], { picardy: { britain: { infantry: 3 } } })
    expect(alone.legal.filter((a) => a.type === 'offload')).toEqual([])
    const offers = sea([gun, foot]).legal.filter((a) => a.type === 'offload' && a.to === 'picardy')
    expect(offers.map((a) => (a.type === 'offload' ? a.units : null))).toContainEqual({ artillery: 1 })
  })

  test('edge: a fighter needs land units of its side and no more', () => {
    const g = sea([{ power: 'france', type: 'fighter' }], { picardy: { britain: { infantry: 1 } } })
    g.do(landing(g, 'sz9', 'picardy', { fighter: 1 }))
    g.endPhase()
    expect(g.units('picardy')).toEqual({ france: { fighter: 1 }, britain: { infantry: 1 } })
  })
})
