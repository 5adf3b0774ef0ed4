import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const zone = (queue: number[], britain = 1) =>
  at({
    phase: 'combat',
    queue,
    units: { sz2: { germany: { cruiser: 1 }, usa: { cruiser: 1 }, ...(britain ? { britain: { cruiser: britain } } : {}) } },
  })

describe('STD-POL-23 neutral ships beside a battle', () => {
  test('allowed: the Allied ships are fought without them', () => {
    const g = zone([1, 6])
    g.attack('sz2')
    g.exhausted()
    expect(g.units('sz2')).toEqual({ germany: { cruiser: 1 }, usa: { cruiser: 1 } })
    expect(g.events('fired').flatMap((f) => f.groups.map((group) => group.power))).toEqual(['germany', 'britain'])
    expect(g.situation.usaAtWar).toBe(false)
  })

  test('allowed: named by the attacker they fight, and it is war', () => {
    const g = zone([6, 6, 6])
    g.do({ type: 'attack', space: 'sz2', usa: true })
    g.exhausted()
    expect(g.situation.usaAtWar).toBe(true)
    expect(g.events('fired').flatMap((f) => f.groups.map((group) => group.power))).toEqual(['germany', 'britain', 'usa'])
  })

  test('refused: alone they cannot be attacked without being named', () => {
    const g = zone([6, 6], 0)
    expect(g.battles).toMatchObject([{ space: 'sz2', kind: 'sea', required: false }])
    g.refuse({ type: 'attack', space: 'sz2' }, 'STD-POL-23')
    g.do({ type: 'attack', space: 'sz2', usa: true })
    expect(g.situation.usaAtWar).toBe(true)
  })

  test('refused: none to be named where there are none', () => {
    const g = at({ phase: 'combat', units: { sz2: { germany: { cruiser: 1 }, britain: { cruiser: 1 } } } })
    g.refuse({ type: 'attack', space: 'sz2', usa: true }, 'STD-POL-23')
  })
})
