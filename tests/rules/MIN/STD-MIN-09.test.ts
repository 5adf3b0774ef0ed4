import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const infantry = { power: 'germany', type: 'infantry' } as const
/** A German cruiser and a transport have come into the mined zone of london, beside german land in yorkshire. */
const inTheZone = (queue: number[], cargo = [infantry]) => {
  const g = at({
    control: { yorkshire: 'germany' },
    units: { sz10: { germany: { cruiser: 1, transports: [{ cargo }] } }, yorkshire: { germany: { infantry: 2 } } },
    queue,
  })
  const id = g.transport('sz10')
  g.do({ type: 'move', from: 'sz10', path: ['sz9'], units: { cruiser: 1 }, transports: [id] })
  return { g, id }
}

describe('STD-MIN-09 mines before loading and offloading', () => {
  test('allowed: every ship that has come through the zone rolls, then the survivor loads and sails on', () => {
    const { g, id } = inTheZone([1, 2])
    g.do({ type: 'load', from: 'yorkshire', transport: id, units: { infantry: 1 } })
    expect(g.events('mine-rolled').map((e) => [e.ship.type, e.result])).toEqual([
      ['cruiser', 'sunk'],
      ['transport', 'safe'],
    ])
    g.do({ type: 'move', from: 'sz9', path: ['sz10'], transports: [id] })
    expect(g.units('sz10')).toEqual({ germany: { transport: 1, infantry: 2 } })
    g.exhausted()
  })

  test('allowed: also ships that have sailed on from there', () => {
    const { g, id } = inTheZone([6, 6])
    g.move('sz9', 'sz5', { cruiser: 1 })
    g.do({ type: 'offload', transport: id, to: 'yorkshire', units: { infantry: 1 } })
    expect(g.events('mine-rolled')).toMatchObject([
      { zone: 'sz9', at: 'sz5', ship: { type: 'cruiser' } },
      { zone: 'sz9', at: 'sz9', ship: { type: 'transport' } },
    ])
    expect(g.units('yorkshire')).toEqual({ germany: { infantry: 3 } })
    g.exhausted()
  })

  test('not: a transport that sinks neither loads nor lands anything', () => {
    const { g, id } = inTheZone([6, 1])
    g.do({ type: 'load', from: 'yorkshire', transport: id, units: { infantry: 1 } })
    expect(g.units('yorkshire')).toEqual({ germany: { infantry: 2 } })
    expect(g.units('sz9')).toEqual({ germany: { cruiser: 1 } })
    const h = inTheZone([6, 1])
    h.g.do({ type: 'offload', transport: h.id, to: 'yorkshire', units: { infantry: 1 } })
    expect(h.g.units('yorkshire')).toEqual({ germany: { infantry: 2 } })
    expect(h.g.units('sz9')).toEqual({ germany: { cruiser: 1 } })
    expect(h.g.decision).toBeNull()
  })

  test('edge: only the zone where it loads is rolled for; the others follow at the end of Movement', () => {
    const g = at({
      control: { ireland: 'germany' },
      units: { sz10: { germany: { transport: 1 } }, ireland: { germany: { infantry: 2 } } },
      queue: [6, 6],
    })
    const id = g.transport('sz10')
    g.do({ type: 'move', from: 'sz10', path: ['sz9', 'sz8'], transports: [id] })
    g.do({ type: 'load', from: 'ireland', transport: id, units: { infantry: 1 } })
    expect(g.events('mine-rolled').map((e) => e.zone)).toEqual(['sz8'])
    g.endPhase()
    expect(g.events('mine-rolled').map((e) => e.zone)).toEqual(['sz9'])
    g.exhausted()
  })
})
