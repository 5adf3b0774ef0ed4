import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { infOpening, infStandard } from '../../../support/scenes/start.ts'

const ADDED = ['montenegro', 'khiva-khanate', 'liberia', 'sultanate-of-darfur', 'jabal-shammar', 'dervish-state', 'senussia']

describe('INF-SETUP-09 the added minors start empty and asleep', () => {
  test('allowed: no units, no controller, no army yet', () => {
    const g = infOpening()
    for (const id of ADDED) {
      expect(g.units(id), id).toEqual({})
      expect(g.control(id), id).toBeNull()
    }
    expect(g.situation.mobilized).toEqual([])
  })

  test('not: they pay nobody at the start', () => {
    const g = infOpening()
    const sum = engine.POWERS.reduce((n, p) => n + g.production(p), 0)
    expect(sum).toBe(engine.POWERS.reduce((n, p) => n + infStandard().production(p), 0))
  })
})
