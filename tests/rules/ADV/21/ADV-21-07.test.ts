import { describe, expect, test } from 'vitest'
import { mobilize } from '../../../support/scenes/actions.ts'
import { bought } from '../../../support/scenes/economy.ts'

describe('ADV-21-07 infantry for Canada', () => {
  test('allowed: without British infantry there the new unit becomes one', () => {
    const g = bought('britain', { artillery: 1 })
    g.do(mobilize('canada', { artillery: 1 }))
    expect(g.past('unit-exchanged')).toMatchObject([{ space: 'canada', given: 'artillery', received: 'infantry' }])
    expect(g.units('canada')).toEqual({ britain: { infantry: 1 } })
  })

  test('allowed: a transport stays a transport', () => {
    const g = bought('britain', { transport: 1 })
    g.do(mobilize('sz2', { transport: 1 }))
    g.endPhase()
    expect(g.past('unit-exchanged')).toEqual([])
    expect(g.units('sz2')).toEqual({ britain: { transport: 1 } })
  })

  test('not: no exchange beside an infantry of its own; one of an ally does not help', () => {
    const own = bought('britain', { artillery: 1 }, { units: { canada: { britain: { infantry: 1 } } } })
    own.do(mobilize('canada', { artillery: 1 }))
    own.endPhase()
    expect(own.units('canada')).toEqual({ britain: { infantry: 1, artillery: 1 } })
    const ally = bought('britain', { artillery: 1 }, { units: { canada: { france: { infantry: 1 } } } })
    ally.do(mobilize('canada', { artillery: 1 }))
    expect(ally.units('canada').britain).toEqual({ infantry: 1 })
  })
})
