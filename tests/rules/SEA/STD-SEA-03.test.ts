import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'

const harmless = (type: 'submarine' | 'transport' | 'cruiser') =>
  at({
    power: 'britain',
    units: {
      sz3: { britain: { cruiser: 1, transport: 1 } },
      sz4: { germany: { [type]: 2 } },
      sz8: { germany: { [type]: 2 } },
      wales: { britain: { infantry: 3 } },
      scotland: { britain: { infantry: 1 } },
    },
  })

describe('STD-SEA-03 enemy submarines and transports stand in nobody’s way', () => {
  test('allowed: ships sail past them, load and offload beside them', () => {
    for (const type of ['submarine', 'transport'] as const) {
      const g = harmless(type)
      const transport = g.transport('sz3')
      g.move('sz3', ['sz4', 'sz5', 'sz6'], { cruiser: 1 })
      g.do({ type: 'move', from: 'sz3', path: ['sz8'], transports: [transport] })
      g.do({ type: 'load', from: 'wales', transport, units: { infantry: 2 } })
      g.do({ type: 'move', from: 'sz8', path: ['sz4'], transports: [transport] })
      g.do({ type: 'offload', transport, to: 'scotland', units: { infantry: 2 } })
      expect(g.units('scotland')).toEqual({ britain: { infantry: 3 } })
    }
  })

  test('refused: past a cruiser nothing of this goes', () => {
    const g = harmless('cruiser')
    const transport = g.transport('sz3')
    g.refuse(move('sz3', ['sz4', 'sz5'], { cruiser: 1 }), 'STD-SEA-02')
    g.refuse({ type: 'move', from: 'sz3', path: ['sz8'], transports: [transport] }, 'STD-TRN-12')
    g.do({ type: 'move', from: 'sz3', path: ['sz8'], units: { cruiser: 1 }, transports: [transport] })
    g.refuse({ type: 'load', from: 'wales', transport, units: { infantry: 2 } }, 'STD-TRN-04')
  })

  test('edge: they stop no lone transport either', () => {
    const g = harmless('submarine')
    const transport = g.transport('sz3')
    g.do({ type: 'move', from: 'sz3', path: ['sz4', 'sz5'], transports: [transport] })
    expect(g.units('sz5')).toEqual({ britain: { transport: 1 } })
  })
})
