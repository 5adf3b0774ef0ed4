import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-POL-06 once in a game', () => {
  test('allowed: the first entry mobilises', () => {
    const g = at({ power: 'austria-hungary', units: { budapest: { 'austria-hungary': { infantry: 2 } } } })
    g.move('budapest', 'romania', { infantry: 1 })
    g.endPhase()
    expect(g.events('minor-mobilized')).toHaveLength(1)
  })

  test('not: no second army when it changes hands', () => {
    const g = at({ power: 'france', control: { belgium: 'germany' }, units: { picardy: { france: { infantry: 2 } } } })
    g.move('picardy', 'belgium', { infantry: 1 })
    g.endPhase()
    expect(g.events('minor-mobilized')).toEqual([])
    expect(g.units('belgium')).toEqual({ france: { infantry: 1 } })
    g.until('germany', 'purchase')
    expect(g.past('minor-mobilized')).toEqual([])
  })

  test('edge: reinforcing it later raises nobody', () => {
    const g = at({ power: 'britain', units: { picardy: { britain: { infantry: 2 } } } })
    g.move('picardy', 'belgium', { infantry: 1 })
    g.until('britain', 'move')
    g.move('picardy', 'belgium', { infantry: 1 })
    g.endPhase()
    expect(g.past('minor-mobilized')).toHaveLength(1)
    expect(g.units('belgium')).toEqual({ britain: { infantry: 2 }, france: { infantry: 3, artillery: 1 } })
  })
})
