import { describe, expect, test } from 'vitest'

import { gameOf, playersOf, sorted } from '../../support/seating.ts'

describe('STD-SET-05 seats of three players', () => {
  test('allowed: the Central Powers, Russia with Italy and the United States, France with Britain', () => {
    expect(sorted(3)).toEqual([
      ['austria-hungary', 'germany', 'ottoman'],
      ['italy', 'russia', 'usa'],
      ['britain', 'france'],
    ])
    expect(gameOf(playersOf(3)).table.players).toHaveLength(3)
  })

  test('refused: the third seat cannot take a Central Power', () => {
    expect(() =>
      gameOf([
        ['austria-hungary', 'germany'],
        ['russia', 'italy', 'usa'],
        ['france', 'britain', 'ottoman'],
      ]),
    ).toThrow(/players\[2\]/)
  })
})
