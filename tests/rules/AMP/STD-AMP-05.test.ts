import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const infantry = { power: 'britain', type: 'infantry' } as const
const afloat = { britain: { transports: [{ cargo: [infantry, infantry] }] } }

describe('STD-AMP-05 landing from a friendly zone', () => {
  test('allowed: the units are ashore at once, in Movement', () => {
    const g = at({ power: 'britain', units: { sz19: afloat, 'trans-jordan': { ottoman: { infantry: 1 } } } })
    g.do({ type: 'offload', transport: g.transport('sz19'), to: 'trans-jordan', units: { infantry: 2 } })
    expect(g.turn.phase).toBe('move')
    expect(g.units('trans-jordan')).toEqual({ britain: { infantry: 2 }, ottoman: { infantry: 1 } })
    expect(g.situation.landings).toEqual([])
  })

  test('refused: no landing waits for a sea battle that nobody could fight', () => {
    const g = at({ power: 'britain', units: { sz19: afloat, 'trans-jordan': { ottoman: { infantry: 1 } } } })
    const landing = { type: 'offload', transport: g.transport('sz19'), to: 'trans-jordan', units: { infantry: 2 } } as const
    g.refuse({ ...landing, afterSeaCombat: true }, 'STD-AMP-05')
    g.do(landing)
  })

  test('refused: nothing lands once Conduct Combat has begun', () => {
    const g = at({ power: 'britain', phase: 'combat', units: { sz19: afloat } })
    const transport = g.transport('sz19')
    g.refuse({ type: 'offload', transport, to: 'trans-jordan', units: { infantry: 2 } }, 'STD-SET-13')
  })

  test('edge: enemy submarines and transports leave a zone friendly', () => {
    const sz19 = { ...afloat, ottoman: { submarine: 1, transport: 1 } }
    const g = at({ power: 'britain', units: { sz19, egypt: { britain: { infantry: 1 } } } })
    g.do({ type: 'offload', transport: g.transport('sz19'), to: 'egypt', units: { infantry: 2 } })
    expect(g.units('egypt').britain).toEqual({ infantry: 3 })
  })
})
