import { describe, expect, test } from 'vitest'

import { gameOf, playersOf, sorted } from '../../support/seating.ts'

describe('STD-SET-08 seats of six players', () => {
  test('allowed: three seats a side', () => {
    expect(sorted(6)).toEqual([
      ['austria-hungary'],
      ['germany'],
      ['ottoman'],
      ['russia', 'usa'],
      ['france', 'italy'],
      ['britain'],
    ])
    expect(gameOf(playersOf(6)).table.players).toHaveLength(6)
  })

  test('refused: a seat that is left without its powers', () => {
    expect(() => gameOf(playersOf(6).slice(0, 5))).toThrow(/"britain"/)
  })
})
