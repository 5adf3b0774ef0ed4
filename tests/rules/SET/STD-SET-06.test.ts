import { describe, expect, test } from 'vitest'

import { gameOf, playersOf, sorted } from '../../support/seating.ts'

describe('STD-SET-06 seats of four players', () => {
  test('allowed: two seats a side', () => {
    expect(sorted(4)).toEqual([['austria-hungary', 'ottoman'], ['germany'], ['italy', 'russia', 'usa'], ['britain', 'france']])
    expect(gameOf(playersOf(4)).table.players).toHaveLength(4)
  })

  test('refused: Germany sits at one place only', () => {
    const [first = [], ...rest] = playersOf(4)
    expect(() => gameOf([[...first, 'germany'], ...rest])).toThrow(/"germany"/)
  })
})
