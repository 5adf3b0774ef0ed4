import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../../../src/engine/index.ts'
import { at } from '../../support/game.ts'

const infantry = { power: 'britain', type: 'infantry' } as const
const spec = (queue: number[] = [], more: PositionSpec['units'] = {}): Partial<PositionSpec> => ({
  power: 'britain',
  units: {
    sz19: { britain: { cruiser: 1, transports: [{ cargo: [infantry, infantry] }] }, ottoman: { cruiser: 1 } },
    'trans-jordan': { ottoman: { infantry: 1 } },
    ...more,
  },
  queue,
})
const landing = (transport: number, to = 'trans-jordan') =>
  ({ type: 'offload', transport, to, units: { infantry: 2 }, afterSeaCombat: true }) as const

describe('STD-AMP-06 landing from a hostile zone', () => {
  test('allowed: declared in Movement, carried out in Conduct Combat after the zone has been cleared', () => {
    const g = at(spec([3, 6, 6, 6, 6]))
    const id = g.transport('sz19')
    g.do(landing(id))
    expect(g.situation.landings).toEqual([{ transport: id, to: 'trans-jordan', units: { infantry: 2 } }])
    expect(g.units('sz19').britain).toEqual({ cruiser: 1, transport: 1, infantry: 2 })
    g.endPhase()
    expect(g.battles.map((b) => b.space)).toEqual(['sz19'])
    g.attack('sz19')
    expect(g.events('units-landed')).toMatchObject([{ assault: true, delayed: true }])
    expect(g.units('trans-jordan').britain).toEqual({ infantry: 2 })
    g.exhausted()
  })

  test('refused: nothing lands from a hostile zone during Movement', () => {
    const g = at(spec())
    const { afterSeaCombat: _, ...now } = landing(g.transport('sz19'))
    g.refuse(now, 'STD-TRN-04')
  })

  test('edge: until then the target keeps its status, its income and its mines', () => {
    const g = at({
      power: 'britain',
      units: {
        sz9: { britain: { cruiser: 2, transports: [{ cargo: [infantry, infantry] }] } },
        sz10: { germany: { cruiser: 1 } },
        kiel: { germany: { infantry: 1 } },
      },
      queue: [6, 6, 6, 3, 6, 6],
    })
    const id = g.transport('sz9')
    g.do({ type: 'move', from: 'sz9', path: ['sz10'], units: { cruiser: 2 }, transports: [id] })
    g.do(landing(id, 'kiel'))
    expect(g.control('kiel')).toBe('germany')
    expect(g.production('germany')).toBe(35)
    g.endPhase()
    expect(g.events('mine-rolled')).toHaveLength(3)
    expect(g.control('kiel')).toBe('germany')
    g.attack('sz10')
    expect(g.control('kiel')).toBe('contested')
    expect(g.production('germany')).toBe(33)
  })

  test('edge: units that enter overland change it all the same', () => {
    const g = at(spec([], { egypt: { britain: { infantry: 2 } } }))
    g.do(landing(g.transport('sz19')))
    g.move('egypt', 'trans-jordan', { infantry: 1 })
    expect(g.control('trans-jordan')).toBe('contested')
  })
})
