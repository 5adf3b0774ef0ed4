import { describe, expect, test } from 'vitest'
import { at, refusedPosition } from '../../support/game.ts'

const port = (power: 'britain' | 'france' = 'britain') =>
  at({
    power,
    round: 5,
    units: {
      picardy: { france: { infantry: 3 }, britain: { infantry: 3, artillery: 1, tank: 1, fighter: 1 } },
      sz9: { britain: { transport: 1, cruiser: 1 } },
    },
  })

describe('STD-TRN-01 room for two', () => {
  test('allowed: two units in any mix', () => {
    for (const units of [{ infantry: 2 }, { artillery: 1, tank: 1 }, { tank: 1, fighter: 1 }, { infantry: 1, fighter: 1 }]) {
      const g = port()
      g.do({ type: 'load', from: 'picardy', transport: g.transport('sz9'), units })
      expect(g.units('sz9').britain).toEqual({ cruiser: 1, transport: 1, ...units })
    }
  })

  test('allowed: units of friendly powers, beside those of the owner', () => {
    const g = port('france')
    const transport = g.transport('sz9', 0, 'britain')
    g.do({ type: 'load', from: 'picardy', transport, units: { infantry: 1 } })
    g.until('britain', 'move')
    g.do({ type: 'load', from: 'picardy', transport, units: { infantry: 1 } })
    expect(g.units('sz9')).toEqual({ france: { infantry: 1 }, britain: { cruiser: 1, transport: 1, infantry: 1 } })
  })

  test('refused: a third unit, whosever it is', () => {
    const g = port('france')
    const transport = g.transport('sz9', 0, 'britain')
    g.refuse({ type: 'load', from: 'picardy', transport, units: { infantry: 3 } }, 'STD-TRN-01')
    g.do({ type: 'load', from: 'picardy', transport, units: { infantry: 1 } })
    g.until('britain', 'move')
    g.refuse({ type: 'load', from: 'picardy', transport, units: { infantry: 1, artillery: 1 } }, 'STD-TRN-01')
    g.do({ type: 'load', from: 'picardy', transport, units: { artillery: 1 } })
    g.refuse({ type: 'load', from: 'picardy', transport, units: { infantry: 1 } }, 'STD-TRN-01')
    const infantry = { power: 'britain', type: 'infantry' } as const
    const sentence = refusedPosition({ units: { sz9: { britain: { transports: [{ cargo: [infantry, infantry, infantry] }] } } } })
    expect(sentence).toContain('sz9')
  })

  test('refused: ships as cargo, and transports of the enemy', () => {
    const g = at({
      power: 'britain',
      units: { picardy: { britain: { infantry: 1 } }, sz9: { britain: { transport: 1, cruiser: 1 }, germany: { transport: 1 } } },
    })
    g.refuse({ type: 'load', from: 'sz9', transport: g.transport('sz9'), units: { cruiser: 1 } }, 'STD-TRN-01')
    const enemy = g.transport('sz9', 0, 'germany')
    g.refuse({ type: 'load', from: 'picardy', transport: enemy, units: { infantry: 1 } }, 'STD-TRN-01')
  })
})
