import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'

const cruise = () =>
  at({
    power: 'britain',
    units: {
      wales: { britain: { infantry: 3 } },
      picardy: { britain: { infantry: 1 } },
      sz8: { britain: { transport: 1 } },
    },
  })

describe('STD-TRN-09 cargo may stay at sea', () => {
  test('allowed: for turns on end', () => {
    const g = cruise()
    const transport = g.transport('sz8')
    g.do({ type: 'load', from: 'wales', transport, units: { infantry: 2 } })
    for (let turn = 0; turn < 2; turn++) {
      g.until('ottoman', 'move').until('britain', 'move')
      expect(g.units('sz8')).toEqual({ britain: { transport: 1, infantry: 2 } })
    }
    g.do({ type: 'move', from: 'sz8', path: ['sz15'], transports: [transport] })
    g.endPhase()
    expect(g.units('sz15')).toEqual({ britain: { transport: 1, infantry: 2 } })
  })

  test('refused: but it does nothing else there than wait for a landing', () => {
    const g = cruise()
    g.do({ type: 'load', from: 'wales', transport: g.transport('sz8'), units: { infantry: 2 } })
    g.refuse(move('sz8', 'picardy', { infantry: 1 }), 'CONTRACT')
    g.endPhase()
    g.refuse(landing(g, 'sz8', 'picardy', { infantry: 1 }), 'STD-SET-13')
  })
})
