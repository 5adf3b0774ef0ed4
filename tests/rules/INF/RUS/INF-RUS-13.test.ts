import { describe, expect, test } from 'vitest'
import { atPeace, treaty } from '../../../support/scenes/revolution.ts'

const army = { russia: { infantry: 1, artillery: 1 } }

describe('INF-RUS-13 Montenegro too', () => {
  test('allowed: its army stays and fights', () => {
    expect(treaty({ units: { montenegro: army } }).units('montenegro')).toEqual(army)
    const g = atPeace({
      power: 'austria-hungary',
      units: { montenegro: army, trieste: { 'austria-hungary': { infantry: 3 } } },
      queue: [6, 6, 1, 1],
    })
    g.move('trieste', 'montenegro', { infantry: 2 })
    g.endPhase()
    g.attack('montenegro')
    expect(g.control('montenegro')).toBe('russia')
  })

  test('not: Albania is no Russian minor', () => {
    const g = treaty({ units: { albania: { ...army, italy: { infantry: 1 } } } })
    expect(g.units('albania')).toEqual({ italy: { infantry: 1 } })
  })
})
