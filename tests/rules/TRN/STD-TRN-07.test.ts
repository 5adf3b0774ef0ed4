import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'

const infantry = { power: 'britain', type: 'infantry' } as const
const artillery = { power: 'britain', type: 'artillery' } as const

const off = (enemy = {}) =>
  at({
    power: 'britain',
    units: {
      picardy: { britain: { infantry: 1 } },
      yorkshire: { britain: { infantry: 1 } },
      sz9: { britain: { cruiser: 1, transports: [{ cargo: [infantry, artillery] }, { cargo: [infantry] }] }, ...enemy },
    },
  })

describe('STD-TRN-07 one territory a transport and turn', () => {
  test('allowed: one unit lands, the other stays aboard', () => {
    const g = off()
    g.do(landing(g, 'sz9', 'picardy', { artillery: 1 }))
    g.endPhase()
    expect(g.units('picardy')).toEqual({ britain: { infantry: 1, artillery: 1 } })
    expect(g.units('sz9')).toEqual({ britain: { cruiser: 1, transport: 2, infantry: 2 } })
  })

  test('allowed: one after the other in the same territory', () => {
    const g = off()
    g.do(landing(g, 'sz9', 'picardy', { artillery: 1 }))
    g.do(landing(g, 'sz9', 'picardy', { infantry: 1 }))
    expect(g.units('picardy')).toEqual({ britain: { infantry: 2, artillery: 1 } })
  })

  test('refused: a second territory in the same turn', () => {
    const g = off()
    const transport = g.transport('sz9')
    g.do({ type: 'offload', transport, to: 'picardy', units: { artillery: 1 } })
    g.refuse({ type: 'offload', transport, to: 'yorkshire', units: { infantry: 1 } }, 'STD-TRN-07')
    // Its neighbour is free to.
    g.do(landing(g, 'sz9', 'yorkshire', { infantry: 1 }, 1))
  })

  test('refused: the same for landings that wait for a sea battle', () => {
    const g = off({ germany: { cruiser: 1 } })
    const transport = g.transport('sz9')
    g.do({ type: 'offload', transport, to: 'picardy', units: { infantry: 1 }, afterSeaCombat: true })
    g.refuse({ type: 'offload', transport, to: 'yorkshire', units: { artillery: 1 }, afterSeaCombat: true }, 'STD-TRN-07')
    g.do({ type: 'offload', transport, to: 'picardy', units: { artillery: 1 }, afterSeaCombat: true })
    expect(g.situation.landings).toEqual([{ transport, to: 'picardy', units: { infantry: 1, artillery: 1 } }])
  })

  test('edge: the next turn may bring it another territory', () => {
    const g = off()
    const transport = g.transport('sz9')
    g.do({ type: 'offload', transport, to: 'picardy', units: { artillery: 1 } })
    g.until('germany', 'move').until('britain', 'move')
    g.do({ type: 'offload', transport, to: 'yorkshire', units: { infantry: 1 } })
    expect(g.units('yorkshire')).toEqual({ britain: { infantry: 2 } })
  })
})
