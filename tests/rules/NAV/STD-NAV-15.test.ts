import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const convoy = { sz5: { germany: { cruiser: 1 }, britain: { transport: 2 } } }

describe('STD-NAV-15 transports alone are not lost by themselves', () => {
  test('allowed: the attacker rolls on, round after round', () => {
    const g = at({ phase: 'combat', units: convoy, queue: [3, 6, 3] })
    g.attack('sz5')
    expect(g.units('sz5').britain).toEqual({ transport: 1 })
    g.answer({ type: 'press', on: true })
    expect(g.units('sz5').britain).toEqual({ transport: 1 })
    g.answer({ type: 'press', on: true })
    expect(g.units('sz5')).toEqual({ germany: { cruiser: 1 } })
    g.exhausted()
  })

  test('not: a miss takes none, and breaking off lets them live', () => {
    const g = at({ phase: 'combat', units: convoy, queue: [4] })
    g.attack('sz5')
    g.answer({ type: 'press', on: false })
    expect(g.units('sz5')).toEqual({ germany: { cruiser: 1 }, britain: { transport: 2 } })
  })
})
