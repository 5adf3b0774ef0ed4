import { describe, expect, test } from 'vitest'
import { at, engine } from '../../support/game.ts'

describe('STD-MOB-08 placement leads to no combat and no mines', () => {
  test('allowed: into the midst of the enemy, with no die thrown', () => {
    const g = at({
      phase: 'purchase',
      treasury: { germany: 30 },
      units: {
        berlin: { germany: { infantry: 1 }, russia: { infantry: 1 } },
        sz11: { britain: { battleship: 1, submarine: 1 } },
      },
    })
    g.do({ type: 'purchase', units: { cruiser: 1, infantry: 3 } })
    g.until('germany', 'mobilize')
    const ships = g.do({ type: 'mobilize', units: { cruiser: 1 }, to: 'sz11' })
    const army = g.do({ type: 'mobilize', units: { infantry: 3 }, to: 'berlin' })
    const end = g.endPhase()
    expect([...ships.dice, ...army.dice, ...end.dice]).toEqual([])
    expect(g.units('sz11')).toEqual({ germany: { cruiser: 1 }, britain: { battleship: 1, submarine: 1 } })
    expect(g.control('berlin')).toBe('contested')
    expect(g.past('mine-rolled')).toEqual([])
  })

  test('refused: no attack with the new units in the turn they appear', () => {
    const g = at({ phase: 'purchase', units: { sz11: { britain: { transport: 1 } } } })
    g.do({ type: 'purchase', units: { cruiser: 1 } })
    g.until('germany', 'mobilize')
    g.do({ type: 'mobilize', units: { cruiser: 1 }, to: 'sz11' })
    g.refuse({ type: 'attack', space: 'sz11' }, 'STD-SET-13')
    expect(engine.battles(g.state)).toEqual([])
  })
})
