import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const bridge = () =>
  at({
    power: 'britain',
    units: {
      london: { britain: { infantry: 3 } },
      picardy: { britain: { infantry: 1 } },
      wales: { britain: { infantry: 1 } },
      sz9: { britain: { transport: 1 } },
    },
  })

describe('STD-TRN-05 where units go ashore', () => {
  test('allowed: from one zone to the other coast without moving', () => {
    const g = bridge()
    const transport = g.transport('sz9')
    g.do({ type: 'load', from: 'london', transport, units: { infantry: 2 } })
    g.do({ type: 'offload', transport, to: 'picardy', units: { infantry: 2 } })
    expect(g.units('picardy')).toEqual({ britain: { infantry: 3 } })
    expect(g.units('sz9')).toEqual({ britain: { transport: 1 } })
  })

  test('refused: ashore goes what is named, and nothing was', () => {
    const g = bridge()
    const transport = g.transport('sz9')
    g.do({ type: 'load', from: 'london', transport, units: { infantry: 2 } })
    g.refuse({ type: 'offload', transport, to: 'picardy', units: {} }, 'CONTRACT')
    g.refuse({ type: 'offload', transport, to: 'picardy', units: { infantry: 0 } }, 'CONTRACT')
    expect(g.units('sz9')).toEqual({ britain: { transport: 1, infantry: 2 } })
  })

  test('allowed: after sailing, or on a later turn', () => {
    const g = bridge()
    const transport = g.transport('sz9')
    g.do({ type: 'load', from: 'london', transport, units: { infantry: 2 } })
    g.do({ type: 'move', from: 'sz9', path: ['sz8'], transports: [transport] })
    g.do({ type: 'offload', transport, to: 'wales', units: { infantry: 1 } })
    g.until('germany', 'move').until('britain', 'move')
    g.do({ type: 'offload', transport, to: 'picardy', units: { infantry: 1 } })
    expect([g.units('wales').britain, g.units('picardy').britain]).toEqual([{ infantry: 2 }, { infantry: 2 }])
  })

  test('refused: a territory that the zone does not touch, or another zone', () => {
    const g = bridge()
    const transport = g.transport('sz9')
    g.do({ type: 'load', from: 'london', transport, units: { infantry: 2 } })
    for (const to of ['wales', 'brest', 'paris', 'sz8'])
      g.refuse({ type: 'offload', transport, to, units: { infantry: 1 } }, 'STD-TRN-05')
    g.do({ type: 'move', from: 'sz9', path: ['sz8'], transports: [transport] })
    // What it sailed past does not count.
    g.refuse({ type: 'offload', transport, to: 'london', units: { infantry: 1 } }, 'STD-TRN-05')
  })
})
