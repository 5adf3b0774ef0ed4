import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const boats = { sz7: { germany: { submarine: 2 } } }

describe('STD-INC-08 no dice against a power that collects nothing', () => {
  test('not: when its capital is lost', () => {
    const g = at({
      power: 'britain',
      phase: 'combat',
      submarineWarfare: true,
      control: { london: 'germany' },
      units: boats,
      queue: [1, 1],
    })
    g.endPhase()
    expect(g.turn.power).toBe('ottoman')
    expect(g.diceLeft).toBe(2)
    expect(g.past('merchantmen-sunk')).toEqual([])
  })

  test('not: when it controls nothing of any worth', () => {
    const g = at({
      power: 'usa',
      phase: 'income',
      round: 5,
      submarineWarfare: true,
      treasury: { usa: 3 },
      units: { ...boats, 'united-states-of-america': { usa: { infantry: 1 }, germany: { infantry: 1 } } },
      queue: [1, 1],
    })
    g.endPhase()
    expect(g.diceLeft).toBe(2)
    expect(g.treasury('usa')).toBe(3)
  })

  test('allowed: the smallest income is thrown at', () => {
    const g = at({
      power: 'usa',
      phase: 'income',
      round: 5,
      submarineWarfare: true,
      treasury: { usa: 0 },
      control: { togoland: 'usa' },
      units: { ...boats, 'united-states-of-america': { usa: { infantry: 1 }, germany: { infantry: 1 } } },
      queue: [6, 6],
    })
    g.endPhase()
    g.exhausted()
    expect(g.treasury('usa')).toBe(1)
  })
})
