import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { tou } from '../../../support/scenes/start.ts'

const coast = () =>
  tou({
    power: 'britain',
    units: { london: { britain: { infantry: 3 } }, wales: { britain: { infantry: 1 } }, sz9: { britain: { transport: 2 } } },
  })

describe('TOU-MOV-06 cargo has no second space', () => {
  test('refused: no step before going aboard, though there was movement left for one', () => {
    const g = coast()
    g.move('wales', 'yorkshire', { infantry: 1 })
    g.refuse({ type: 'load', from: 'yorkshire', transport: g.transport('sz9'), units: { infantry: 1 } }, 'TOU-MOV-06')
  })

  test('refused: no step after coming ashore', () => {
    const g = coast()
    const transport = g.transport('sz9')
    g.do({ type: 'load', from: 'london', transport, units: { infantry: 2 } })
    g.do({ type: 'offload', transport, to: 'picardy', units: { infantry: 2 } })
    g.refuse(move('picardy', 'paris', { infantry: 1 }), 'TOU-MOV-06')
    expect(g.reach('picardy', { infantry: 1 })).toEqual([])
  })

  test('allowed: from coast to coast, however far the transport sails', () => {
    const g = coast()
    const transport = g.transport('sz9')
    g.do({ type: 'load', from: 'london', transport, units: { infantry: 2 } })
    g.do({ type: 'move', from: 'sz9', path: ['sz8', 'sz15'], transports: [transport] })
    g.do({ type: 'offload', transport, to: 'bordeaux', units: { infantry: 2 } })
    expect(g.units('bordeaux')).toEqual({ britain: { infantry: 2 } })
  })
})
