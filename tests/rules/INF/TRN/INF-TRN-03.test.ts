import { describe, expect, test } from 'vitest'
import { inf } from '../../../support/scenes/start.ts'

const units = {
  sz9: { britain: { transport: 1 } },
  picardy: { france: { infantry: 2 } },
  london: { britain: { infantry: 1 } },
} as const

describe('INF-TRN-03 boarding as before', () => {
  test('allowed: aboard on their owner’s turn, ashore on the transport owner’s in the same round', () => {
    const g = inf({ power: 'france', units })
    const transport = g.transport('sz9', 0, 'britain')
    g.do({ type: 'load', from: 'picardy', transport, units: { infantry: 1 } })
    g.until('britain', 'move')
    g.do({ type: 'offload', transport, to: 'belgium', units: { infantry: 1 } })
    expect(g.units('belgium')).toEqual({ france: { infantry: 1 } })
  })

  test('refused: taking them aboard on the transport owner’s turn', () => {
    const g = inf({ power: 'britain', units })
    const load = { type: 'load', from: 'picardy', transport: g.transport('sz9') } as const
    expect(g.refuse({ ...load, units: { infantry: 1 } }, 'INF-TRN-03').rule).toBe('INF-TRN-03')
    g.refuse({ ...load, units: { artillery: 1 } }, 'CONTRACT')
    expect(g.legal.filter((a) => a.type === 'load' && a.from === 'picardy')).toEqual([])
  })

  test('refused: ashore again by their owner on the turn they boarded', () => {
    const g = inf({ power: 'france', units })
    const transport = g.transport('sz9', 0, 'britain')
    g.do({ type: 'load', from: 'picardy', transport, units: { infantry: 1 } })
    g.refuse({ type: 'offload', transport, to: 'belgium', units: { infantry: 1 } }, 'STD-TRN-14')
  })

  test('holds: of units that are not there at all it is not said that they board themselves', () => {
    const g = inf({ power: 'britain', units })
    const load = { type: 'load', from: 'picardy', transport: g.transport('sz9') } as const
    const error = g.refuse({ ...load, units: { artillery: 1 } }, 'CONTRACT')
    expect([error.code, error.also]).toEqual(['not-there', undefined])
    expect(g.refuse({ ...load, units: { infantry: 3 } }, 'CONTRACT').also).toBeUndefined()
  })
})
