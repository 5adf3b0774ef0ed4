import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const free = (power: 'britain' | 'france') => {
  const g = at({
    power,
    phase: 'combat',
    units: { paris: { [power]: { infantry: 1 }, germany: { infantry: 1 } } },
    treasury: { france: 3, britain: 4, germany: 30 },
    queue: [2, 6],
  })
  g.attack('paris')
  expect(g.control('paris')).toBe('france')
  return [g.treasury('france'), g.treasury('britain'), g.treasury('germany')]
}

describe('STD-CAP-15 liberating a capital takes no money', () => {
  test('allowed: the capital is free and every treasury as it was', () => {
    expect(free('britain')).toEqual([3, 4, 30])
    expect(free('france')).toEqual([3, 4, 30])
  })

  test('not: an enemy’s capital is no liberation: there the money moves', () => {
    const g = at({
      power: 'britain',
      phase: 'combat',
      units: { berlin: { britain: { infantry: 1 }, germany: { infantry: 1 } } },
      treasury: { britain: 4, germany: 30 },
      queue: [2, 6],
    })
    g.attack('berlin')
    expect([g.treasury('britain'), g.treasury('germany')]).toEqual([34, 0])
  })
})
