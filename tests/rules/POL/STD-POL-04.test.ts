import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-POL-04 what mobilises a minor power', () => {
  test('allowed: land units of any major power that enter its capital', () => {
    const enemy = at({ units: { ruhr: { germany: { infantry: 1 } } } })
    enemy.move('ruhr', 'belgium', { infantry: 1 })
    enemy.endPhase()
    expect(enemy.situation.mobilized).toEqual(['belgium'])
    const friend = at({ power: 'britain', units: { picardy: { britain: { infantry: 1 } } } })
    friend.move('picardy', 'belgium', { infantry: 1 })
    friend.endPhase()
    expect(friend.situation.mobilized).toEqual(['belgium'])
  })

  test('not: a fighter that passes over it', () => {
    const g = at({ units: { alsace: { germany: { infantry: 1, fighter: 1 } }, picardy: { germany: { infantry: 1 } } } })
    g.move('alsace', ['belgium', 'picardy'], { fighter: 1 })
    g.endPhase()
    expect(g.situation.mobilized).toEqual([])
    expect(g.units('belgium')).toEqual({})
  })

  test('not: a move into its colony', () => {
    const g = at({ units: { kamerun: { germany: { infantry: 1 } } } })
    g.move('kamerun', 'belgian-congo', { infantry: 1 })
    g.endPhase()
    expect(g.situation.mobilized).toEqual([])
    expect(g.events('minor-mobilized')).toEqual([])
  })
})
