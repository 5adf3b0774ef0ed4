import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'

describe('ADV-02-13 tipped tanks recover', () => {
  test('allowed: a tank that was tipped stops a hit again in the next battle', () => {
    const g = battle({ infantry: 2, tank: 1 }, { france: { infantry: 9, 'machine-gun': 1 } }, [
      1,
      ...Array(12).fill(6),
      ...Array(20).fill(1),
    ])
    expect(g.past('tanks-tipped')).toHaveLength(1)
    g.until('austria-hungary', 'move').until('germany', 'combat')
    g.attack('lorraine')
    expect(g.past('tanks-tipped')).toHaveLength(2)
  })

  test('not: nothing marks it after the battle', () => {
    const g = battle({ infantry: 2, tank: 1 }, { france: { infantry: 1, 'machine-gun': 1 } }, [1, 6, 6, 6, 6])
    expect(g.stacks('lorraine').filter((s) => s.type === 'tank')).toEqual([{ power: 'germany', type: 'tank', count: 1 }])
  })
})
