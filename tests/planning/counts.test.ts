import { describe, expect, it } from 'vitest'
import { countCargo, countStacks, isEmpty, minus, plus, total, typesIn, unitCount, withCount } from '../../src/planning/counts.ts'

describe('counts', () => {
  it('leave out what there is none of, in the order of the tables', () => {
    expect(Object.keys(withCount({ transport: 1, infantry: 2 }, 'artillery', 1))).toEqual(['infantry', 'artillery', 'transport'])
    expect(withCount({ infantry: 2 }, 'infantry', 0)).toEqual({})
    expect(plus({ infantry: 1 }, { infantry: 2, tank: 1 })).toEqual({ infantry: 3, tank: 1 })
    expect(minus({ infantry: 3, tank: 1 }, { infantry: 1, tank: 2 })).toEqual({ infantry: 2 })
    expect(total({ infantry: 3, artillery: 2 })).toBe(5)
  })

  it('know types in the order of the tables, and leave markers out of units', () => {
    expect(typesIn({ transport: 1, infantry: 0, artillery: 2 })).toEqual(['artillery', 'transport'])
    expect(unitCount({ artillery: 2, 'poison-gas': 1 })).toBe(2)
    expect(total({ artillery: 2, 'poison-gas': 1 })).toBe(3)
    expect(isEmpty({ tank: 0 })).toBe(true)
    expect(isEmpty({ tank: 1 })).toBe(false)
  })

  it('are made of stacks and of cargo', () => {
    expect(
      countStacks([
        { power: 'germany', type: 'infantry', count: 2 },
        { power: 'russia', type: 'infantry', count: 3 },
      ]),
    ).toEqual({ infantry: 5 })
    expect(countCargo([{ type: 'infantry' }, { type: 'tank' }])).toEqual({ infantry: 1, tank: 1 })
    expect(countCargo(undefined)).toEqual({})
  })
})
