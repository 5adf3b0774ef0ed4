import { describe, expect, test } from 'vitest'
import { engine, opening } from '../../support/game.ts'

const MONEY = {
  'austria-hungary': 26,
  russia: 25,
  germany: 35,
  france: 24,
  britain: 30,
  ottoman: 16,
  italy: 14,
  usa: 20,
} as const

describe('STD-SET-16 starting incomes and treasuries', () => {
  test('allowed: income and treasury of every power at the start', () => {
    const g = opening()
    for (const power of engine.POWERS) {
      expect(g.production(power), power).toBe(MONEY[power])
      expect(g.treasury(power), power).toBe(MONEY[power])
    }
  })

  test('allowed: income follows the territories that are controlled', () => {
    const g = opening({ control: { poland: 'germany', 'belgian-congo': 'germany' }, units: { poland: {} } })
    expect(g.production('germany')).toBe(35 + 3 + 1)
    expect(g.production('russia')).toBe(25 - 3)
    expect(g.treasury('germany')).toBe(35)
  })

  test('refused: nobody spends more than that in the first turn', () => {
    const g = opening()
    g.refuse({ type: 'purchase', units: { infantry: 9 } }, 'STD-PUR-02')
    g.do({ type: 'purchase', units: { infantry: 6, artillery: 2 } })
    expect(g.treasury('austria-hungary')).toBe(0)
  })
})
