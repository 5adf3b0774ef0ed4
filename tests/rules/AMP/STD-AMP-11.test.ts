import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'

const infantry = { power: 'britain', type: 'infantry' } as const
const one = { transports: [{ cargo: [infantry] }] }

describe('STD-AMP-11 several zones, several targets', () => {
  test('allowed: one territory from two zones', () => {
    const g = at({
      power: 'britain',
      control: { picardy: 'germany' },
      units: { sz8: { britain: one }, sz9: { britain: one } },
    })
    g.do(landing(g, 'sz8', 'picardy', { infantry: 1 }))
    g.do(landing(g, 'sz9', 'picardy', { infantry: 1 }))
    g.endPhase()
    expect(g.units('picardy')).toEqual({ britain: { infantry: 2 } })
    expect(g.control('picardy')).toBe('france')
  })

  test('allowed: two territories from one zone', () => {
    const g = at({
      power: 'britain',
      control: { picardy: 'germany', belgium: 'germany' },
      units: { sz9: { britain: { transports: [...one.transports, ...one.transports] } } },
    })
    const [a = 0, b = 0] = g.transports('sz9')
    g.do({ type: 'offload', transport: a, to: 'picardy', units: { infantry: 1 } })
    g.do({ type: 'offload', transport: b, to: 'belgium', units: { infantry: 1 } })
    g.endPhase()
    expect([g.control('picardy'), g.control('belgium')]).toEqual(['france', 'britain'])
  })

  test('allowed: two targets declared from one zone come ashore after its battle, in alphabetical order', () => {
    const g = at({
      power: 'britain',
      units: {
        sz9: { britain: { cruiser: 2, transports: [...one.transports, ...one.transports] }, germany: { cruiser: 1 } },
        picardy: { germany: { infantry: 1 } },
        belgium: { germany: { infantry: 1 } },
      },
      queue: [1, 6, 6, 6, 6, 6, 6],
    })
    const [a = 0, b = 0] = g.transports('sz9')
    g.do({ type: 'offload', transport: a, to: 'picardy', units: { infantry: 1 }, afterSeaCombat: true })
    g.do({ type: 'offload', transport: b, to: 'belgium', units: { infantry: 1 }, afterSeaCombat: true })
    g.endPhase()
    g.attack('sz9')
    expect(g.events('battle-opened').map((e) => e.space)).toEqual(['sz9', 'belgium', 'picardy'])
    g.exhausted()
  })

  test('refused: but not two territories from one transport', () => {
    const g = at({
      power: 'britain',
      control: { picardy: 'germany', belgium: 'germany' },
      units: { sz9: { britain: { transports: [{ cargo: [infantry, infantry] }] } } },
    })
    const transport = g.transport('sz9')
    g.do({ type: 'offload', transport, to: 'picardy', units: { infantry: 1 } })
    g.refuse({ type: 'offload', transport, to: 'belgium', units: { infantry: 1 } }, 'STD-TRN-07')
  })
})
