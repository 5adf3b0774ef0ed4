import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { advLate } from '../../../support/scenes/start.ts'

const fleet = (revolution: boolean) =>
  advLate({ revolution, queue: revolution ? [] : [1], units: { sz11: { germany: { cruiser: 1 } } } })

describe('ADV-26-19 The bases of the Republic are dead, and Moscow counts for nothing', () => {
  test('allowed: ships sail into its zones without a die', () => {
    const g = fleet(true)
    g.do({ type: 'move', from: 'sz11', path: ['sz12'], units: { cruiser: 1 } })
    g.endPhase()
    expect(g.past('mine-rolled')).toEqual([])
    expect(g.units('sz12')).toEqual({ germany: { cruiser: 1 } })
  })

  test('holds: before it the mines strike', () => {
    const g = fleet(false)
    g.do({ type: 'move', from: 'sz11', path: ['sz12'], units: { cruiser: 1 } })
    g.endPhase()
    expect(g.units('sz12')).toEqual({})
  })

  test('not: Moscow is in no condition of victory any more', () => {
    const named = (revolution: boolean) =>
      engine.goals(advLate({ revolution }).state).some((g) => g.needs.some((list) => list.some((n) => n.space === 'moscow')))
    expect([named(false), named(true)]).toEqual([true, false])
  })
})
