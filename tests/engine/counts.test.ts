import { describe, expect, test } from 'vitest'
import { entries } from '../../src/engine/state/stacks.ts'

describe('the entries of counts', () => {
  test('stand in the order of the tables, in whatever order they came', () => {
    const sorted = [
      ['infantry', 2],
      ['artillery', 3],
      ['tank', 1],
      ['poison-gas', 1],
    ]
    expect(entries({ infantry: 2, artillery: 3, tank: 1, 'poison-gas': 1 })).toEqual(sorted)
    expect(entries({ 'poison-gas': 1, tank: 1, infantry: 2, artillery: 3 })).toEqual(sorted)
    expect(entries({ artillery: 3, infantry: 2, tank: 1, 'poison-gas': 1 })).toEqual(sorted)
  })

  test('leave out what is none', () => {
    expect(entries({ tank: 0, infantry: 1, artillery: 0 })).toEqual([['infantry', 1]])
    expect(entries({})).toEqual([])
  })
})
