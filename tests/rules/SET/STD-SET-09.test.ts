import { describe, expect, test } from 'vitest'

import { gameOf, playersOf, sorted } from '../../support/seating.ts'

describe('STD-SET-09 seats of seven players', () => {
  test('allowed: everybody alone but Russia with the United States', () => {
    expect(sorted(7)).toEqual([
      ['austria-hungary'],
      ['germany'],
      ['ottoman'],
      ['russia', 'usa'],
      ['france'],
      ['britain'],
      ['italy'],
    ])
    expect(gameOf(playersOf(7), { 'russian-revolution': true }).table.players).toHaveLength(7)
  })

  test('refused: Italy at two seats', () => {
    const seats = playersOf(7).map((powers) => (powers.includes('france') ? [...powers, 'italy' as const] : powers))
    expect(() => gameOf(seats)).toThrow(/"italy"/)
  })
})
