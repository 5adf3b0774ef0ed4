import { describe, expect, test } from 'vitest'
import { at, engine } from '../../../support/game.ts'
import { raisedBy, worth } from '../../../support/scenes/influence.ts'
import { inf } from '../../../support/scenes/start.ts'

describe('INF-GEN-02 the country table goes before the doubling rule', () => {
  test('allowed: Serbia, worth 2, raises the eight units of the table', () => {
    expect(worth('serbia')).toBe(2)
    expect(raisedBy('serbia', 'austria-hungary')).toEqual({ russia: { infantry: 7, artillery: 1 } })
  })

  test('not: the four that twice its value would be', () => {
    expect(engine.minorForecast(inf().state, 'serbia', 'austria-hungary')?.force).not.toEqual({ infantry: 3, artillery: 1 })
    expect(engine.minorForecast(at().state, 'serbia', 'austria-hungary')?.force).toEqual({ infantry: 3, artillery: 1 })
  })
})
