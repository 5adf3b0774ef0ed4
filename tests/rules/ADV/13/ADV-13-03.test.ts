import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { mobilize } from '../../../support/scenes/actions.ts'
import { bought } from '../../../support/scenes/economy.ts'

describe('ADV-13-03 one new ship a turn off India', () => {
  test.each(['battleship', 'cruiser', 'destroyer', 'submarine', 'transport'] as const)('allowed: one %s', (type) => {
    const g = bought('britain', { infantry: 1, [type]: 1 })
    g.do(mobilize('sz29', { [type]: 1 }))
    expect(g.units('sz29')).toEqual({ britain: { [type]: 1 } })
  })

  test('allowed: the others at home', () => {
    const g = bought('britain', { infantry: 1, submarine: 3 })
    g.do(mobilize('sz29', { submarine: 1 }))
    g.do(mobilize('sz9', { submarine: 2 }))
    g.do(mobilize('canada', { infantry: 1 }))
    g.endPhase()
  })

  test('refused: two at once, or a second one of whatever type', () => {
    const g = bought('britain', { infantry: 1, submarine: 2, destroyer: 1 })
    g.refuse(mobilize('sz29', { submarine: 2 }), 'ADV-13-03')
    g.refuse(mobilize('sz29', { submarine: 1, destroyer: 1 }), 'ADV-13-03')
    g.do(mobilize('sz29', { submarine: 1 }))
    g.refuse(mobilize('sz29', { destroyer: 1 }), 'ADV-13-03')
    expect(engine.placements(g.state).map((p) => p.space)).not.toContain('sz29')
  })

  test('edge: another one next turn; land units as many as before', () => {
    const g = bought('britain', { infantry: 5, submarine: 1 })
    g.do(mobilize('sz29', { submarine: 1 }))
    g.do(mobilize('india', { infantry: 4 }))
    g.do(mobilize('canada', { infantry: 1 }))
    g.endPhase()
    g.until('britain', 'purchase')
    g.do({ type: 'purchase', units: { infantry: 1, submarine: 1 } })
    g.until('britain', 'mobilize')
    g.do(mobilize('sz29', { submarine: 1 }))
    expect(g.units('sz29')).toEqual({ britain: { submarine: 2 } })
  })
})
