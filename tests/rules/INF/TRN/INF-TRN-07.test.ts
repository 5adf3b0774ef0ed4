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

  test('holds: whose infantry was sunk beside them stay aboard, and others from the same transport land', () => {
    const mine = { power: 'britain', type: 'infantry' } as const
    const g = inf({
      power: 'britain',
      control: { belgium: 'italy' },
      units: {
        sz9: {
          britain: { cruiser: 1, transports: [{ cargo: [mine, gun] }, { cargo: [foot] }] },
          germany: { cruiser: 1, submarine: 1 },
        },
      },
      // Of two hits one takes the cruiser and one a transport; the German cruiser is sunk.
      queue: [1, 1, 1],
    })
    const [both = 0, feet = 0] = g.transports('sz9')
    const shore = { type: 'offload', to: 'belgium', afterSeaCombat: true } as const
    g.do({ ...shore, transport: both, units: { infantry: 1, artillery: 1 } })
    g.do({ ...shore, transport: feet, units: { infantry: 1 }, power: 'france' })
    g.endPhase()
    g.attack('sz9')
    g.answer({ type: 'submerge', count: 0 })
    g.answer({ type: 'casualties', lose: { britain: { cruiser: 1, transport: 1 } }, transports: [feet] })
    g.answer({ type: 'casualties', lose: { germany: { cruiser: 1 } } })
    expect(g.units('belgium')).toEqual({ britain: { infantry: 1 } })
    expect(g.units('sz9')).toEqual({ britain: { transport: 1 }, france: { artillery: 1 }, germany: { submarine: 1 } })
    expect(g.situation.landings).toEqual([])
  })
})
