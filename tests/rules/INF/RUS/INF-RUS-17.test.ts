import { describe, expect, test } from 'vitest'
import { TREATY_LAND, treaty } from '../../../support/scenes/revolution.ts'
import { inf } from '../../../support/scenes/start.ts'

describe('INF-RUS-17 peace on Russia’s own turn', () => {
  test('allowed: the turn is over at once', () => {
    const g = treaty({ power: 'russia' })
    expect(g.turn).toEqual({ round: 2, power: 'germany', phase: 'purchase' })
  })

  test('not: nothing is mobilized and nothing collected', () => {
    const g = inf({ power: 'russia', phase: 'purchase', control: TREATY_LAND, treasury: { russia: 20 } })
    g.do({ type: 'purchase', units: { infantry: 2 } })
    g.until('germany', 'purchase')
    expect(g.past('units-mobilized')).toEqual([])
    expect(g.past('income-collected')).toEqual([])
    expect(g.treasury('russia')).toBe(0)
    expect(g.units('moscow')).toEqual({})
  })

  test('edge: another power’s turn goes on', () => {
    expect(treaty({ power: 'france' }).turn).toMatchObject({ power: 'france', phase: 'mobilize' })
  })
})
