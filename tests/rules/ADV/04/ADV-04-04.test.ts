import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'

describe('ADV-04-04 aces before damage', () => {
  test('allowed: of two fighters the ace takes one and the damage the other', () => {
    const g = battle({ infantry: 1, fighter: 2 }, { france: { infantry: 1, fighter: 2 } }, [2, 1, 6, 6, 6, 6, 6, 6])
    const types = g.history.map((e) => e.type)
    expect(types.indexOf('units-lost')).toBeLessThan(types.indexOf('fighters-damaged'))
    expect(g.units('lorraine').france).toEqual({ infantry: 1, fighter: 1 })
  })

  test('not: a damage hit finds no target after the ace', () => {
    const g = battle({ infantry: 1, fighter: 2 }, { france: { infantry: 1, fighter: 1 } }, [2, 1, 6, 6, 6, 6, 6])
    expect(g.past('fighters-damaged')).toEqual([])
    expect(g.units('lorraine').france).toEqual({ infantry: 1 })
  })
})
