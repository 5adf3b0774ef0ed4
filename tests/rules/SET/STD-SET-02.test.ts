import { describe, expect, test } from 'vitest'
import { engine } from '../../support/game.ts'

import { gameOf, playersOf } from '../../support/seating.ts'

describe('STD-SET-02 players and their powers', () => {
  test('allowed: two to eight players, each power with one of them', () => {
    for (const n of [2, 3, 4, 5, 6, 7, 8]) {
      const { players } = gameOf(playersOf(n)).table
      expect(players).toHaveLength(n)
      expect(players.flatMap((p) => p.powers).sort()).toEqual([...engine.POWERS].sort())
    }
  })

  test('allowed: any split within the sides', () => {
    const { players } = gameOf([
      ['germany', 'austria-hungary'],
      ['ottoman'],
      ['russia', 'france', 'britain', 'italy', 'usa'],
    ]).table
    expect(players.map((p) => p.powers.length)).toEqual([2, 1, 5])
  })

  test('refused: one player cannot hold powers of both alliances', () => {
    expect(() => gameOf([[...engine.POWERS]])).toThrow(/both alliances/)
    expect(() => gameOf([['germany', 'austria-hungary', 'italy'], ['ottoman'], ['russia', 'france', 'britain', 'usa']])).toThrow(
      /players\[0\]/,
    )
  })

  test('refused: a power with two players or with none', () => {
    const [central = [], allies = []] = playersOf(2)
    expect(() => gameOf([central, allies, ['usa']])).toThrow(/"usa"/)
    expect(() => gameOf([central, allies.filter((p) => p !== 'italy')])).toThrow(/"italy"/)
  })
})
