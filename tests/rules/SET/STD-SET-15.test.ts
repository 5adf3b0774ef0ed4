import { describe, expect, test } from 'vitest'
import { at, opening } from '../../support/game.ts'

describe('STD-SET-15 the opening', () => {
  test('allowed: the armies and fleets stand as printed', () => {
    const g = opening()
    expect(g.units('vienna')).toEqual({ 'austria-hungary': { infantry: 12, artillery: 2 } })
    expect(g.units('berlin')).toEqual({ germany: { infantry: 13, artillery: 3, fighter: 1 } })
    expect(g.units('paris')).toEqual({ france: { infantry: 6, artillery: 2, fighter: 1 } })
    expect(g.units('sz10')).toEqual({ germany: { battleship: 1, cruiser: 2 } })
    expect(g.units('sz9')).toEqual({ britain: { battleship: 1, cruiser: 2, transport: 1 } })
    expect(g.units('sz16')).toEqual({ france: { battleship: 1, cruiser: 1, transport: 2 } })
    expect(g.units('constantinople')).toEqual({ ottoman: { infantry: 6, artillery: 2 } })
    expect(g.units('sz12')).toEqual({ russia: { battleship: 1 } })
    expect(g.units('tatarstan')).toEqual({ russia: { infantry: 3, artillery: 1 } })
  })

  test('allowed: every unit stands in land of its own power or at sea', () => {
    const g = opening()
    for (const space of Object.keys(g.state.war.units))
      for (const power of Object.keys(g.units(space))) if (!space.startsWith('sz')) expect(g.control(space), space).toBe(power)
  })

  test('not: minor powers and their colonies have nobody, and the empty board has no unit at all', () => {
    const g = opening()
    for (const space of ['serbia', 'belgium', 'romania', 'bulgaria', 'switzerland', 'spain', 'belgian-congo', 'angola'])
      expect(g.units(space), space).toEqual({})
    expect(Object.keys(at({ base: 'empty' }).state.war.units)).toEqual([])
  })
})
