import { describe, expect, test } from 'vitest'
import { engine } from '../../support/game.ts'

import { gameOf, playersOf } from '../../support/seating.ts'

describe('STD-SET-04 seats of two players', () => {
  test('allowed: one player a side', () => {
    expect(playersOf(2)).toEqual([
      ['austria-hungary', 'germany', 'ottoman'],
      ['russia', 'france', 'britain', 'italy', 'usa'],
    ])
    expect(gameOf(playersOf(2)).table.players).toHaveLength(2)
  })

  test('allowed: it is the default', () => {
    expect(engine.createGame({ ruleset: 'standard', seed: 'seats' }).table.players.map((p) => [...p.powers].sort())).toEqual(
      playersOf(2).map((powers) => [...powers].sort()),
    )
  })

  test('refused: one player alone is no seating', () => {
    expect(playersOf(1)).toEqual([])
    expect(() => gameOf(playersOf(2).slice(0, 1))).toThrow(/"russia"/)
  })
})
