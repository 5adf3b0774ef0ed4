import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const coasts = () =>
  at({
    power: 'britain',
    units: {
      wales: { britain: { infantry: 2 } },
      london: { britain: { infantry: 2 } },
      bordeaux: { britain: { infantry: 2 } },
      spain: { britain: { infantry: 2 } },
      sz8: { britain: { transport: 1 } },
    },
    control: { spain: 'britain' },
  })

describe('STD-TRN-03 where units go aboard', () => {
  test('allowed: in the start zone, and in the next ones', () => {
    const g = coasts()
    const transport = g.transport('sz8')
    g.do({ type: 'load', from: 'wales', transport, units: { infantry: 1 } })
    g.do({ type: 'move', from: 'sz8', path: ['sz15'], transports: [transport] })
    g.do({ type: 'load', from: 'bordeaux', transport, units: { infantry: 1 } })
    g.do({ type: 'move', from: 'sz15', path: ['sz7'], transports: [transport] })
    expect(g.units('sz7')).toEqual({ britain: { transport: 1, infantry: 2 } })
  })

  test('allowed: also after its last zone', () => {
    const g = coasts()
    const transport = g.transport('sz8')
    g.do({ type: 'move', from: 'sz8', path: ['sz15', 'sz7'], transports: [transport] })
    g.do({ type: 'load', from: 'spain', transport, units: { infantry: 2 } })
    expect(g.units('sz7')).toEqual({ britain: { transport: 1, infantry: 2 } })
  })

  test('refused: from land that does not adjoin the zone', () => {
    const g = coasts()
    const transport = g.transport('sz8')
    // London looks out on sea zone 9 only.
    for (const from of ['london', 'bordeaux', 'spain'])
      g.refuse({ type: 'load', from, transport, units: { infantry: 1 } }, 'STD-TRN-03')
    g.do({ type: 'move', from: 'sz8', path: ['sz9'], transports: [transport] })
    g.refuse({ type: 'load', from: 'wales', transport, units: { infantry: 1 } }, 'STD-TRN-03')
    g.do({ type: 'load', from: 'london', transport, units: { infantry: 1 } })
  })

  test('refused: in a zone that it only might have visited', () => {
    const g = coasts()
    const transport = g.transport('sz8')
    g.do({ type: 'move', from: 'sz8', path: ['sz15', 'sz7'], transports: [transport] })
    g.refuse({ type: 'load', from: 'bordeaux', transport, units: { infantry: 1 } }, 'STD-TRN-03')
  })
})
