import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { landing } from '../../../support/scenes/actions.ts'
import { adv, advOpening } from '../../../support/scenes/start.ts'

describe('ADV-25-07 Italian armies stay at home', () => {
  test('allowed: from one Italian territory to the next, also aboard within sea zone 17', () => {
    const g = advOpening({ power: 'italy', phase: 'move' })
    g.move('venice', 'piedmont', { infantry: 2 })
    const transport = g.transport('sz17')
    g.do({ type: 'load', from: 'naples', transport, units: { infantry: 1 } })
    g.do({ type: 'offload', transport, to: 'sicily', units: { infantry: 1 } })
    expect(g.units('sicily')).toEqual({ italy: { infantry: 1 } })
  })

  test('allowed: to Albania, which they activate, and back', () => {
    const g = advOpening({ power: 'italy', phase: 'move' })
    const transport = g.transport('sz17')
    g.do({ type: 'load', from: 'naples', transport, units: { infantry: 1 } })
    g.do({ type: 'offload', transport, to: 'albania', units: { infantry: 1 } })
    g.endPhase()
    expect(g.control('albania')).toBe('italy')
    const home = adv({
      round: 1,
      power: 'italy',
      units: { albania: { italy: { infantry: 2 } }, sz17: { italy: { transport: 1 } } },
    })
    home.do({ type: 'load', from: 'albania', transport: home.transport('sz17'), units: { infantry: 1 } })
    home.do(landing(home, 'sz17', 'rome', { infantry: 1 }))
  })

  test('refused: into neutral lands and colonies', () => {
    const g = advOpening({ power: 'italy', phase: 'move' })
    expect(g.refuse(move('venice', 'switzerland', { infantry: 1 }), 'ADV-25-07').rule).toBe('ADV-25-07')
    g.refuse(move('somaliland', 'empire-of-ethiopia', { infantry: 1 }), 'ADV-25-07')
    const transport = g.transport('sz17')
    g.do({ type: 'load', from: 'naples', transport, units: { infantry: 1 } })
    g.refuse({ type: 'offload', transport, to: 'greece', units: { infantry: 1 } }, 'ADV-25-07')
    expect(g.reach('venice', { infantry: 1 })).toEqual(['naples', 'piedmont', 'rome', 'tuscany'])
  })
})
