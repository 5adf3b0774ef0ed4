import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'

const wing = () => at({ units: { munich: { germany: { infantry: 1, fighter: 1 } }, piedmont: { germany: { infantry: 1 } } } })

describe('STD-POL-18 fighters over an unmobilised minor', () => {
  test('allowed: a fighter flies over it', () => {
    const g = wing()
    g.move('munich', ['switzerland', 'piedmont'], { fighter: 1 })
    g.endPhase()
    expect(g.decision).toBeNull()
    expect(g.units('piedmont')).toEqual({ germany: { infantry: 1, fighter: 1 } })
    expect(g.situation.mobilized).toEqual([])
  })

  test('refused: it does not end there alone', () => {
    wing().refuse(move('munich', 'switzerland', { fighter: 1 }), 'STD-AIR-03')
  })

  test('edge: with the land units that invade it may', () => {
    const g = wing()
    g.move('munich', 'switzerland', { infantry: 1, fighter: 1 })
    g.endPhase()
    expect(g.decision?.space).toBe('switzerland')
  })
})
