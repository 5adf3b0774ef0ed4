import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const infantry = { power: 'britain', type: 'infantry' } as const
const declared = (queue: number[] = []) => {
  const g = at({
    power: 'britain',
    control: { belgium: 'germany', holland: 'germany' },
    units: {
      sz9: { britain: { cruiser: 2, transports: [{ cargo: [infantry, infantry] }] }, germany: { cruiser: 1 } },
      picardy: { france: { infantry: 1 } },
    },
    queue,
  })
  const id = g.transport('sz9')
  g.do({ type: 'offload', transport: id, to: 'belgium', units: { infantry: 1 }, afterSeaCombat: true })
  return { g, id }
}

describe('STD-AMP-10 a declared landing binds', () => {
  test('allowed: when the zone is cleared the declared units land where it was declared, unasked', () => {
    const { g } = declared([1, 6, 6])
    g.endPhase()
    g.attack('sz9')
    expect(g.decision).toBeNull()
    expect(g.units('belgium')).toEqual({ britain: { infantry: 1 } })
    expect(g.units('sz9')).toEqual({ britain: { cruiser: 2, transport: 1, infantry: 1 } })
    g.exhausted()
  })

  test('refused: the transport neither sails away nor lands elsewhere', () => {
    const { g, id } = declared()
    g.refuse({ type: 'move', from: 'sz9', path: ['sz8'], transports: [id] }, 'STD-AMP-10')
    g.refuse({ type: 'offload', transport: id, to: 'picardy', units: { infantry: 1 }, afterSeaCombat: true }, 'STD-TRN-07')
    g.refuse({ type: 'offload', transport: id, to: 'belgium', units: { infantry: 2 }, afterSeaCombat: true }, 'CONTRACT')
    const elsewhere = { type: 'offload', transport: id, to: 'picardy', units: { infantry: 2 } } as const
    expect(g.refuse({ ...elsewhere, afterSeaCombat: true }, 'STD-AMP-10').rule).toBe('STD-AMP-10')
  })

  test('allowed: more of the cargo may join the landing', () => {
    const { g, id } = declared([1, 6, 6])
    g.do({ type: 'offload', transport: id, to: 'belgium', units: { infantry: 1 }, afterSeaCombat: true })
    expect(g.situation.landings).toEqual([{ transport: id, to: 'belgium', units: { infantry: 2 } }])
    g.endPhase()
    g.attack('sz9')
    expect(g.units('belgium')).toEqual({ britain: { infantry: 2 } })
  })

  test('edge: who regrets it declines the sea battle, or breaks it off', () => {
    const { g } = declared()
    g.endPhase()
    g.endPhase()
    expect(g.units('sz9').britain).toEqual({ cruiser: 2, transport: 1, infantry: 2 })
    const h = declared([6, 6, 6]).g
    h.endPhase()
    h.attack('sz9')
    h.answer({ type: 'press', on: false })
    expect(h.units('sz9').britain).toEqual({ cruiser: 2, transport: 1, infantry: 2 })
    expect(h.situation.landings).toEqual([])
    expect(h.control('belgium')).toBe('germany')
  })
})
