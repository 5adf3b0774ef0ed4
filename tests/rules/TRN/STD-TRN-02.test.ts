import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'
import { hold } from '../../support/scenes/coast.ts'

const channel = () =>
  at({
    power: 'britain',
    units: {
      wales: { britain: { infantry: 2, fighter: 1 } },
      yorkshire: { britain: { infantry: 1 } },
      picardy: { britain: { infantry: 1 } },
      paris: { britain: { infantry: 1 } },
      sz8: { britain: { transport: 2 } },
    },
  })

describe('STD-TRN-02 cargo spends its whole move', () => {
  test('allowed: aboard and ashore again in one turn, infantry and fighter', () => {
    const g = channel()
    const transport = g.transport('sz8')
    g.do({ type: 'load', from: 'wales', transport, units: { infantry: 1, fighter: 1 } })
    g.do({ type: 'offload', transport, to: 'picardy', units: { infantry: 1, fighter: 1 } })
    g.endPhase()
    expect(g.units('picardy')).toEqual({ britain: { infantry: 2, fighter: 1 } })
  })

  test('refused: a step before going aboard', () => {
    const g = channel()
    g.move('wales', 'yorkshire', { infantry: 2, fighter: 1 })
    g.refuse({ type: 'load', from: 'yorkshire', transport: g.transport('sz8'), units: { infantry: 2 } }, 'STD-TRN-02')
    g.refuse({ type: 'load', from: 'yorkshire', transport: g.transport('sz8'), units: { fighter: 1 } }, 'STD-TRN-02')
    g.do({ type: 'load', from: 'yorkshire', transport: g.transport('sz8'), units: { infantry: 1 } })
  })

  test('refused: a step after coming ashore, also for a fighter', () => {
    const g = channel()
    const transport = g.transport('sz8')
    g.do({ type: 'load', from: 'wales', transport, units: { infantry: 1, fighter: 1 } })
    g.do({ type: 'offload', transport, to: 'picardy', units: { infantry: 1, fighter: 1 } })
    expect(g.refuse(move('picardy', 'paris', { fighter: 1 }), 'STD-TRN-02').rule).toBe('STD-TRN-02')
    g.refuse(move('picardy', 'paris', { infantry: 2 }), 'STD-TRN-02')
    g.refuse({ type: 'load', from: 'picardy', transport: g.transport('sz8', 1), units: { fighter: 1 } }, 'STD-TRN-02')
    g.move('picardy', 'paris', { infantry: 1 })
  })

  test('edge: cargo that was at sea has its move spent by landing too', () => {
    const g = at({
      power: 'britain',
      units: {
        picardy: { britain: { infantry: 1 } },
        paris: { britain: { infantry: 1 } },
        sz8: { britain: { transports: [hold('britain', ['artillery'])] } },
      },
    })
    g.do(landing(g, 'sz8', 'picardy', { artillery: 1 }))
    g.refuse(move('picardy', 'paris', { artillery: 1 }), 'STD-TRN-02')
  })
})
