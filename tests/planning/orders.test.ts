import { describe, expect, it } from 'vitest'
import { actionsFor, withTiming } from '../../src/planning/orders.ts'

describe('the actions of a target', () => {
  const selection = { space: 'sz10', units: { cruiser: 1 }, transports: [4] }

  it('name only what goes', () => {
    const move = { space: 'sz9', class: 'sail', kind: 'move', path: ['sz9'], combat: false, mined: [] } as const
    expect(actionsFor(selection, { ...move, path: ['sz9'], mined: [] })).toEqual([
      { type: 'move', from: 'sz10', path: ['sz9'], units: { cruiser: 1 }, transports: [4] },
    ])
  })

  it('land at the time that was chosen', () => {
    const landings = [
      { transport: 4, units: { infantry: 2 }, now: true, after: true },
      { transport: 5, units: { infantry: 1 }, now: false, after: true },
    ]
    const target = { space: 'kiel', class: 'land', kind: 'offload', zone: 'sz10', landings } as const
    expect(actionsFor(selection, { ...target, landings }, { later: false })).toEqual([
      { type: 'offload', transport: 4, to: 'kiel', units: { infantry: 2 } },
    ])
    expect(actionsFor(selection, { ...target, landings }, { later: true })).toHaveLength(2)
  })

  it('declare a landing for after the battle where nothing may land before it', () => {
    const landings = [{ transport: 5, units: { infantry: 1 }, now: false, after: true }]
    const target = { space: 'kiel', class: 'land' as const, kind: 'offload' as const, zone: 'sz10', landings }
    expect(withTiming(target, {})).toEqual({ later: true })
    expect(withTiming(target, { later: false })).toEqual({ later: false })
    expect(actionsFor(selection, target, withTiming(target, {}))).toMatchObject([{ type: 'offload', afterSeaCombat: true }])
  })

  it('load and land in one go across the water', () => {
    const plan = [{ transport: 4, units: { infantry: 1 } }]
    const bridge = { space: 'kiel', class: 'land' as const, kind: 'bridge' as const, zone: 'sz10', plan }
    const army = { space: 'denmark', units: { infantry: 1 }, transports: [] }
    expect(actionsFor(army, bridge)).toEqual([
      { type: 'load', from: 'denmark', transport: 4, units: { infantry: 1 } },
      { type: 'offload', transport: 4, to: 'kiel', units: { infantry: 1 } },
    ])
  })
})
