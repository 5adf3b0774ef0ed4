import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { tou } from '../../../support/scenes/start.ts'
import { homelandOf } from '../../../support/scenes/told.ts'
import { held, stand } from '../../../support/scenes/victory.ts'

describe('TOU-COL-01 the collapse total', () => {
  test('allowed: homeland that enemies control or contest', () => {
    const g = tou({ control: held('germany', 'picardy'), units: stand(['lorraine', 'burgundy'], 'france', 'germany') })
    expect(homelandOf(g, 'france').lost).toBe(6)
    const status = Object.fromEntries(homelandOf(g, 'france').territories.map((t) => [t.space, t.held]))
    expect(status).toMatchObject({ picardy: 'enemy', lorraine: 'contested', burgundy: 'contested', paris: 'own' })
  })

  test('not: what an ally holds, or nobody, is not lost', () => {
    const g = tou({ control: { ...held('britain', 'picardy'), paris: 'none' } })
    expect(homelandOf(g, 'france').lost).toBe(0)
    expect(homelandOf(g, 'france').territories.find((t) => t.space === 'paris')?.held).toBe('none')
  })

  test('not: colonies, minors and the homelands of others are not lost', () => {
    expect(homelandOf(tou({ control: held('germany', 'algeria', 'belgium', 'piedmont') }), 'france').lost).toBe(0)
  })

  test('holds: as a game begins nobody has collapsed or surrendered', () => {
    const state = engine.createGame({ ruleset: 'tournament', seed: 'a' })
    expect([state.war.collapsed, state.war.surrendered]).toEqual([[], []])
    expect(engine.situation(state).surrendered).toEqual([])
    expect(engine.homelands(state).filter((h) => h.collapsed || h.surrendered)).toEqual([])
  })
})
