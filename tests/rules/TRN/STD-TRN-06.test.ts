import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const ferry = () =>
  at({
    power: 'britain',
    units: {
      london: { britain: { infantry: 4 } },
      picardy: { britain: { infantry: 1 } },
      sz9: { britain: { transport: 1, cruiser: 1 } },
    },
  })

describe('STD-TRN-06 after offloading a transport stays and loads no more', () => {
  test('allowed: on its next turn it does both again', () => {
    const g = ferry()
    const transport = g.transport('sz9')
    g.do({ type: 'load', from: 'london', transport, units: { infantry: 2 } })
    g.do({ type: 'offload', transport, to: 'picardy', units: { infantry: 2 } })
    g.until('germany', 'move').until('britain', 'move')
    g.do({ type: 'load', from: 'london', transport, units: { infantry: 2 } })
    g.do({ type: 'move', from: 'sz9', path: ['sz4'], transports: [transport] })
    expect(g.units('sz4')).toEqual({ britain: { transport: 1, infantry: 2 } })
  })

  test('refused: moving or loading after both units have landed', () => {
    const g = ferry()
    const transport = g.transport('sz9')
    g.do({ type: 'load', from: 'london', transport, units: { infantry: 2 } })
    g.do({ type: 'offload', transport, to: 'picardy', units: { infantry: 2 } })
    g.refuse({ type: 'move', from: 'sz9', path: ['sz4'], transports: [transport] }, 'STD-TRN-06')
    g.refuse({ type: 'move', from: 'sz9', path: ['sz4'], units: { cruiser: 1 }, transports: [transport] }, 'STD-TRN-06')
    g.refuse({ type: 'load', from: 'london', transport, units: { infantry: 1 } }, 'STD-TRN-06')
    expect(g.reach('sz9', {}, { transports: [transport] })).toEqual([])
  })

  test('edge: one unit is enough', () => {
    const g = ferry()
    const transport = g.transport('sz9')
    g.do({ type: 'load', from: 'london', transport, units: { infantry: 2 } })
    g.do({ type: 'offload', transport, to: 'picardy', units: { infantry: 1 } })
    g.refuse({ type: 'move', from: 'sz9', path: ['sz4'], transports: [transport] }, 'STD-TRN-06')
    g.refuse({ type: 'load', from: 'london', transport, units: { infantry: 1 } }, 'STD-TRN-06')
    g.do({ type: 'offload', transport, to: 'picardy', units: { infantry: 1 } })
  })
})
