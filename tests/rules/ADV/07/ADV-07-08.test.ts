import { describe, expect, test } from 'vitest'
import { further } from '../../../support/scenes/actions.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-07-08 mines on a strategic move', () => {
  const into = (queue: number[]) => adv({ units: { sz5: { germany: { cruiser: 1, destroyer: 1 } } }, queue })

  test('allowed: a ship that stays out of mined waters rolls nothing', () => {
    const g = into([1])
    g.do(further('sz5', 'sz4', { cruiser: 1 }))
    g.endPhase()
    expect(g.past('mine-rolled')).toEqual([])
    expect(g.diceLeft).toBe(1)
  })

  test('not: nobody is spared in a mined zone that is entered strategically', () => {
    const g = into([1, 2])
    g.do(further('sz5', 'sz9', { cruiser: 1, destroyer: 1 }))
    g.endPhase()
    expect(g.past('mine-rolled').map((e) => [e.zone, e.ship.type, e.result])).toEqual([
      ['sz9', 'cruiser', 'sunk'],
      ['sz9', 'destroyer', 'safe'],
    ])
    expect(g.units('sz9').germany).toEqual({ destroyer: 1 })
  })
})
