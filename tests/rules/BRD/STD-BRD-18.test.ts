import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'
import { hold } from '../../support/scenes/coast.ts'

const cargo = [{ power: 'france', type: 'infantry' }] as const

describe('STD-BRD-18 islands', () => {
  test('allowed: an island is one territory, reached across its zone', () => {
    const g = at({ power: 'france', units: { sz16: { france: { transports: [{ cargo: [...cargo] }] } } } })
    g.do(landing(g, 'sz16', 'corsica', { infantry: 1 }))
    expect(g.units('corsica')).toEqual({ france: { infantry: 1 } })
    expect(g.reach('corsica', { infantry: 1 })).toEqual([])
  })

  test('allowed: one zone may hold several', () => {
    const g = at({ power: 'italy', units: { sz17: { italy: { transport: 2 } }, rome: { italy: { infantry: 2 } } } })
    for (const [nth, island] of ['sardinia', 'sicily'].entries()) {
      const transport = g.transport('sz17', nth)
      g.do({ type: 'load', from: 'rome', transport, units: { infantry: 1 } })
      g.do({ type: 'offload', transport, to: island, units: { infantry: 1 } })
      expect(g.units(island)).toEqual({ italy: { infantry: 1 } })
    }
  })

  test('refused: nobody walks to an island', () => {
    const g = at({ power: 'italy', units: { naples: { italy: { infantry: 2 } }, corsica: { italy: { infantry: 1 } } } })
    g.refuse(move('naples', 'sicily', { infantry: 1 }), 'STD-BRD-01')
    g.refuse(move('corsica', 'sardinia', { infantry: 1 }), 'STD-BRD-01')
  })

  test('refused: unnamed islands are no spaces', () => {
    const g = at({
      power: 'britain',
      units: { sz2: { britain: { transports: [hold('britain', ['infantry'])] } } },
    })
    g.refuse(landing(g, 'sz2', 'newfoundland', { infantry: 1 }), 'CONTRACT')
  })
})
