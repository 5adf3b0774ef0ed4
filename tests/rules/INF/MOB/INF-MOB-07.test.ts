import { describe, expect, test } from 'vitest'
import { inf } from '../../../support/scenes/start.ts'

describe('INF-MOB-07 a minor mobilizes once, and never for its colony', () => {
  test('allowed: Germany takes Angola and Portugal sleeps on', () => {
    const g = inf({ units: { 'south-west-africa': { germany: { infantry: 2 } } } })
    g.move('south-west-africa', 'angola', { infantry: 1 })
    g.endPhase()
    expect(g.control('angola')).toBe('germany')
    expect(g.situation.mobilized).toEqual([])
    expect(g.units('angola')).toEqual({ germany: { infantry: 1 } })
  })

  test('not: a second army for a country that has had its own', () => {
    const g = inf({
      mobilized: ['switzerland'],
      control: { switzerland: 'none' },
      units: { munich: { germany: { infantry: 2 } } },
    })
    g.move('munich', 'switzerland', { infantry: 1 })
    g.endPhase()
    expect(g.events('minor-mobilized')).toEqual([])
    expect(g.control('switzerland')).toBe('germany')
  })
})
