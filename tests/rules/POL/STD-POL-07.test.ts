import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-POL-07 mobilised when Movement is over', () => {
  test('allowed: the force stands there when all moves are made', () => {
    const g = at({ units: { ruhr: { germany: { infantry: 2 } }, alsace: { germany: { infantry: 2 } } } })
    g.move('ruhr', 'belgium', { infantry: 1 })
    g.move('alsace', 'belgium', { infantry: 1 })
    g.endPhase()
    expect(g.units('belgium')).toEqual({ germany: { infantry: 2 }, france: { infantry: 3, artillery: 1 } })
    expect(g.control('belgium')).toBe('contested')
    expect(g.turn.phase).toBe('combat')
  })

  test('not: nothing of it before', () => {
    const g = at({ units: { ruhr: { germany: { infantry: 2 } }, alsace: { germany: { infantry: 2 } } } })
    g.move('ruhr', 'belgium', { infantry: 1 })
    expect(g.units('belgium')).toEqual({ germany: { infantry: 1 } })
    expect(g.control('belgium')).toBeNull()
    expect(g.status('belgium', 'germany')).toBe('hostile')
    expect(g.situation.mobilized).toEqual([])
    g.move('alsace', 'belgium', { infantry: 1 })
    expect(g.units('belgium')).toEqual({ germany: { infantry: 2 } })
  })
})
