import { describe, expect, test } from 'vitest'
import { raid } from '../../../support/scenes/sea.ts'

describe('ADV-10-09 what a raider costs in restricted warfare', () => {
  test('allowed: 1 IPC on 1 to 3, 2 on 4 to 6', () => {
    const g = raid('sz3', 6, { germany: { submarine: 6 } }, [1, 2, 3, 4, 5, 6], { treasury: { britain: 20 } })
    expect(g.past('convoy-raided')[0]?.dice.map((d) => d.damage)).toEqual([1, 1, 1, 2, 2, 2])
    expect(g.treasury('britain')).toBe(11)
    g.exhausted()
  })

  test('edge: never 3, and never nothing', () => {
    for (const die of [1, 6]) {
      const g = raid('sz3', 1, { germany: { submarine: 1 } }, [die], { treasury: { britain: 20 } })
      expect(g.treasury('britain')).toBe(die === 1 ? 19 : 18)
    }
  })
})
