import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-VIC-04 a capital must be held until the test of its side', () => {
  const won = { control: { berlin: 'france', vienna: 'italy' } } as const

  test('allowed: gained after the test and held to the next', () => {
    const g = at({ power: 'italy', phase: 'income', ...won })
    g.endPhase()
    expect(g.winner).toBeNull()
    g.until('ottoman', 'income')
    expect(g.turn.round).toBe(3)
    g.endPhase()
    expect(g.winner?.side).toBe('allies')
  })

  test('not: gained after the test and lost before the next', () => {
    const g = at({ power: 'italy', phase: 'income', ...won, units: { bohemia: { 'austria-hungary': { infantry: 1 } } } })
    g.until('austria-hungary', 'move')
    g.move('bohemia', 'vienna', { infantry: 1 })
    g.until('ottoman', 'income')
    g.endPhase()
    expect(g.control('vienna')).toBe('austria-hungary')
    expect(g.winner).toBeNull()
  })

  test('not: taken in combat it wins nothing at once', () => {
    const g = at({ power: 'germany', round: 5, control: { rome: 'germany' }, units: { burgundy: { germany: { infantry: 1 } } } })
    g.move('burgundy', 'paris', { infantry: 1 })
    g.endPhase()
    expect(g.control('paris')).toBe('germany')
    expect(g.winner).toBeNull()
    g.until('usa', 'income')
    g.endPhase()
    expect(g.winner?.side).toBe('central')
  })
})
