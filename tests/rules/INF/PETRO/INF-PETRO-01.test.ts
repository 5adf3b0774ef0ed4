import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { space } from '../../../support/scenes/influence.ts'
import { inf } from '../../../support/scenes/start.ts'

describe('INF-PETRO-01 Petrograd is Karelia', () => {
  test('allowed: Karelia has the bases of both seas', () => {
    expect(space(inf().state, 'karelia').navalBases).toEqual(['sz6', 'sz12'])
    const g = inf({ queue: [1, 1], units: { sz5: { germany: { cruiser: 1 } }, sz11: { germany: { cruiser: 1 } } } })
    g.move('sz5', 'sz6', { cruiser: 1 })
    g.move('sz11', 'sz12', { cruiser: 1 })
    g.endPhase()
    expect(
      g
        .past('mine-rolled')
        .map((e) => e.zone)
        .sort(),
    ).toEqual(['sz12', 'sz6'])
  })

  test('not: there is no space of its own', () => {
    expect(engine.spacesOf(inf().state).some((s) => s.id === 'petrograd')).toBe(false)
  })
})
