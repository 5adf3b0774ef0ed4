import { describe, expect, test } from 'vitest'
import { engine } from '../../support/game.ts'

import { gameOf, playersOf } from '../../support/seating.ts'

describe('STD-SET-10 seats of eight players', () => {
  test('allowed: one power each', () => {
    expect(playersOf(8).flat().sort()).toEqual([...engine.POWERS].sort())
    expect(playersOf(8).every((powers) => powers.length === 1)).toBe(true)
    expect(gameOf(playersOf(8)).table.players).toHaveLength(8)
  })

  test('refused: there is no ninth seat', () => {
    expect(playersOf(9)).toEqual([])
    expect(() => gameOf([...playersOf(8), ['usa']])).toThrow(/"usa"/)
  })
})
