import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const infantry = { power: 'britain', type: 'infantry' } as const

const channel = (enemy: 'submarine' | 'cruiser', queue: number[] = []) =>
  at({
    power: 'britain',
    queue,
    units: {
      yorkshire: { britain: { infantry: 3 } },
      picardy: { britain: { infantry: 1 } },
      sz9: { britain: { cruiser: 1, transports: [{ cargo: [infantry] }] }, germany: { [enemy]: 1 } },
    },
  })

describe('STD-TRN-04 neither loading nor offloading in a hostile zone', () => {
  test('allowed: both beside a submarine', () => {
    const g = channel('submarine')
    const transport = g.transport('sz9')
    g.do({ type: 'load', from: 'yorkshire', transport, units: { infantry: 1 } })
    g.do({ type: 'offload', transport, to: 'picardy', units: { infantry: 2 } })
    expect(g.units('picardy')).toEqual({ britain: { infantry: 3 } })
  })

  test('refused: both beside a cruiser, though own warships are there', () => {
    const g = channel('cruiser')
    const transport = g.transport('sz9')
    g.refuse({ type: 'load', from: 'yorkshire', transport, units: { infantry: 1 } }, 'STD-TRN-04')
    g.refuse({ type: 'offload', transport, to: 'picardy', units: { infantry: 1 } }, 'STD-TRN-04')
  })

  test('edge: a zone that combat has cleared serves those aboard, nothing else loads', () => {
    const g = channel('cruiser', [3, 6])
    const transport = g.transport('sz9')
    g.do({ type: 'offload', transport, to: 'picardy', units: { infantry: 1 }, afterSeaCombat: true })
    g.endPhase()
    g.refuse({ type: 'load', from: 'yorkshire', transport, units: { infantry: 1 } }, 'STD-SET-13')
    g.attack('sz9')
    expect(g.units('picardy')).toEqual({ britain: { infantry: 2 } })
    expect(g.status('sz9', 'britain')).toBe('friendly')
    for (const phase of ['combat', 'mobilize', 'income']) {
      expect(g.turn.phase).toBe(phase)
      g.refuse({ type: 'load', from: 'yorkshire', transport, units: { infantry: 1 } }, 'STD-SET-13')
      g.refuse({ type: 'offload', transport, to: 'picardy', units: { infantry: 1 } }, 'STD-SET-13')
      g.endPhase()
    }
  })
})
