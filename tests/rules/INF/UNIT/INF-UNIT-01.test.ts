import { describe, expect, test } from 'vitest'
import { at, engine } from '../../../support/game.ts'
import { buyer } from '../../../support/scenes/influence.ts'
import { inf } from '../../../support/scenes/start.ts'

describe('INF-UNIT-01 the usual units', () => {
  test('allowed: the same kinds at the same costs, values and moves', () => {
    expect(engine.unitTypesOf(inf().state)).toEqual(engine.unitTypesOf(at().state))
  })

  test('allowed: tanks from round 4', () => {
    buyer('germany', 12, { round: 4 }).do({ type: 'purchase', units: { tank: 2 } })
  })

  test('refused: tanks before, and kinds of other rulesets', () => {
    buyer('germany', 12, { round: 3 }).refuse({ type: 'purchase', units: { tank: 1 } }, 'STD-PUR-03')
    buyer('germany', 99).refuse({ type: 'purchase', units: { destroyer: 1 } }, 'CONTRACT')
  })
})
