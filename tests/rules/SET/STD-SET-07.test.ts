import { describe, expect, test } from 'vitest'

import { gameOf, playersOf, sorted } from '../../support/seating.ts'

describe('STD-SET-07 seats of five players', () => {
  test('allowed: two Central and three Allied seats', () => {
    expect(sorted(5)).toEqual([['austria-hungary', 'ottoman'], ['germany'], ['russia', 'usa'], ['france', 'italy'], ['britain']])
    expect(gameOf(playersOf(5)).table.players).toHaveLength(5)
  })

  test('refused: an empty seat', () => {
    expect(() => gameOf([...playersOf(5), []])).toThrow(/players\[5\]/)
  })
})
