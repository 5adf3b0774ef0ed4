import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

const spec = { power: 'britain', units: { london: { britain: { infantry: 3 } }, sz9: { britain: { transport: 1 } } } } as const

describe('ADV-01-08 passengers do not march', () => {
  test('allowed: who neither goes aboard nor ashore marches', () => {
    const g = adv(spec)
    g.do({ type: 'load', from: 'london', transport: g.transport('sz9'), units: { infantry: 1 } })
    g.move('london', ['yorkshire', 'scotland'], { infantry: 1 })
    expect(g.units('scotland')).toEqual({ britain: { infantry: 1 } })
  })

  test('refused: not one step after a landing', () => {
    const g = adv(spec)
    const transport = g.transport('sz9')
    g.do({ type: 'load', from: 'london', transport, units: { infantry: 1 } })
    g.do({ type: 'offload', transport, to: 'scotland', units: { infantry: 1 } })
    expect(g.refuse(move('scotland', 'yorkshire', { infantry: 1 }), 'ADV-01-08').rule).toBe('ADV-01-08')
    expect(g.reach('scotland', { infantry: 1 })).toEqual([])
  })

  test('refused: no boarding after a step', () => {
    const g = adv({ ...spec, units: { ...spec.units, wales: { britain: { infantry: 1 } }, london: {} } })
    g.move('wales', 'london', { infantry: 1 })
    const boarding = { type: 'load', from: 'london', transport: g.transport('sz9'), units: { infantry: 1 } } as const
    expect(g.refuse(boarding, 'ADV-01-08').rule).toBe('ADV-01-08')
  })
})
