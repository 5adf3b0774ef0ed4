import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../../../../src/engine/index.ts'
import { move } from '../../../support/game.ts'
import { choose, end } from '../../../support/scenes/actions.ts'
import { adv } from '../../../support/scenes/start.ts'

const invaded = (spec: Partial<PositionSpec> = {}) =>
  adv({ units: { munich: { germany: { infantry: 4 } } }, ...spec }).after(
    move('munich', 'switzerland', { infantry: 3 }),
    end,
    choose('france'),
  )

describe('ADV-30-01 the Swiss army', () => {
  test('allowed: 4 infantry, 2 machine guns and 2 artillery', () => {
    const g = invaded()
    expect(g.units('switzerland').france).toEqual({ infantry: 4, artillery: 2, 'machine-gun': 2 })
  })

  test('not: it does not raise twice its value as others do', () => {
    const g = invaded()
    expect(Object.values(g.units('switzerland').france ?? {}).reduce((a, b) => a + b, 0)).toBe(8)
    const others = adv({ units: { hanover: { germany: { infantry: 3 } }, kiel: { germany: { infantry: 3 } } } })
    others.move('kiel', 'denmark', { infantry: 2 })
    others.endPhase()
    others.choose('france')
    expect(others.units('denmark').france).toEqual({ infantry: 3, artillery: 1 })
  })
})
