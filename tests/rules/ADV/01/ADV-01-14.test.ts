import { describe, expect, test } from 'vitest'
import { landing } from '../../../support/scenes/actions.ts'
import { adv } from '../../../support/scenes/start.ts'

const waiting = () => {
  const g = adv({
    power: 'britain',
    units: {
      picardy: { britain: { infantry: 3 }, germany: { infantry: 1 } },
      belgium: { germany: { infantry: 1 } },
      sz9: { britain: { transport: 1 } },
    },
    treasury: { britain: 0 },
  })
  g.do({ type: 'load', from: 'picardy', transport: g.transport('sz9'), units: { infantry: 2 } })
  return g
}

describe('ADV-01-14 waiting aboard', () => {
  test('allowed: they stay aboard, and land anywhere on a later turn', () => {
    const g = waiting()
    g.until('ottoman', 'move').until('britain', 'move')
    expect(g.units('sz9').britain).toEqual({ transport: 1, infantry: 2 })
    g.do(landing(g, 'sz9', 'belgium', { infantry: 2 }))
    expect(g.past('landing-declared').length + g.past('units-landed').length).toBe(1)
  })

  test('refused: not on this turn', () => {
    const g = waiting()
    g.refuse(landing(g, 'sz9', 'belgium', { infantry: 2 }), 'ADV-01-13')
  })
})
