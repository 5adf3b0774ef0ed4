import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const sunk = (options: object) => {
  const g = at({
    power: 'usa',
    phase: 'income',
    options: { ...options },
    submarineWarfare: true,
    treasury: { usa: 0 },
    queue: [1, 1],
    units: { sz2: { germany: { submarine: 2 } } },
  })
  g.endPhase()
  g.exhausted()
  return g
}

describe('WIK-11 submarines do not draw America in', () => {
  test('holds: it loses income and stays neutral', () => {
    const g = sunk({ 'wik-11': true })
    expect(g.treasury('usa')).toBe(18)
    expect(g.situation.usaAtWar).toBe(false)
    expect(g.past('war-entered')).toEqual([])
  })

  test('allowed: an attack brings it in as ever', () => {
    const g = at({
      options: { 'wik-11': true },
      phase: 'combat',
      queue: [6, 6],
      units: { sz2: { germany: { cruiser: 1 }, usa: { cruiser: 1 } } },
    })
    g.do({ type: 'attack', space: 'sz2', usa: true })
    expect(g.situation.usaAtWar).toBe(true)
  })

  test('edge: without the option it is war', () => {
    expect(sunk({}).situation.usaAtWar).toBe(true)
  })
})
