import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../../../../src/engine/index.ts'
import { collects } from '../../../support/scenes/economy.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-24-07 the end of the supplies', () => {
  test('not: nothing once Holland was entered, by whomever, not even left vacant', () => {
    const specs: Partial<PositionSpec>[] = [
      { control: { holland: 'germany' } },
      { control: { holland: 'britain' } },
      { units: { holland: { germany: { infantry: 1 }, britain: { infantry: 1 } } } },
      { mobilized: ['holland'], control: { holland: 'none' } },
    ]
    for (const spec of specs) {
      const { g, supplies } = collects({}, spec)
      expect(supplies, JSON.stringify(spec)).toBeUndefined()
      expect(g.treasury('germany')).toBe(g.past('income-collected')[0]?.income)
      expect(g.diceLeft).toBe(1)
    }
  })

  test('not: nothing in the very turn in which Germany marches in', () => {
    const g = adv({
      treasury: { germany: 0 },
      units: { ruhr: { germany: { infantry: 8 } }, berlin: { germany: { infantry: 1 } } },
    })
    g.move('ruhr', 'holland', { infantry: 8 })
    g.until('france', 'purchase')
    expect(g.past('supplies-came-in')).toEqual([])
  })

  test('not: nothing while an enemy holds Berlin', () => {
    const g = adv({ phase: 'income', control: { berlin: 'france' }, treasury: { germany: 0 } })
    g.endPhase()
    expect(g.past('supplies-came-in')).toEqual([])
    expect(g.treasury('germany')).toBe(0)
  })

  test('allowed: with Berlin contested the supplies come', () => {
    const units = { berlin: { germany: { infantry: 1 }, russia: { infantry: 1 } } }
    expect(collects({}, { units }).more).toBe(4)
  })
})
