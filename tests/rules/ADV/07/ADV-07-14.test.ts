import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { further } from '../../../support/scenes/actions.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-07-14 waters where it must not stop', () => {
  const passing = () => adv({ round: 1, power: 'britain', units: { sz16: { britain: { cruiser: 1 } } } })

  test('allowed: in round 1 it ends its strategic move elsewhere', () => {
    const g = passing()
    g.do(further('sz16', 'sz14', { cruiser: 1 }))
    expect(g.units('sz14').britain).toEqual({ cruiser: 1 })
  })

  test('refused: in the home waters of Italy at peace', () => {
    const g = passing()
    g.refuse(move('sz16', 'sz17', { cruiser: 1 }), 'ADV-25-06')
    g.refuse(further('sz16', 'sz17', { cruiser: 1 }), 'ADV-07-14')
  })

  test('edge: from round 2 on it may', () => {
    const g = adv({ round: 2, power: 'britain', units: { sz16: { britain: { cruiser: 1 } } } })
    g.do(further('sz16', 'sz17', { cruiser: 1 }))
    expect(g.units('sz17').britain).toEqual({ cruiser: 1 })
  })

  test('refused: and Italy at peace leaves its own waters in no way, by its own rule', () => {
    const g = adv({ round: 1, power: 'italy', units: { sz17: { italy: { cruiser: 1 } } } })
    expect(g.refuse(further('sz17', 'sz16', { cruiser: 1 }), 'ADV-25-05').rule).toBe('ADV-25-05')
  })
})
