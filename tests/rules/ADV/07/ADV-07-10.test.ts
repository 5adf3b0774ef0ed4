import { describe, expect, test } from 'vitest'
import { further } from '../../../support/scenes/actions.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-07-10 straits and canals', () => {
  const suez = (egypt: 'britain' | 'ottoman') =>
    adv({ power: 'britain', control: { egypt }, units: { sz19: { britain: { cruiser: 1 } } } })

  test('allowed: through Suez while the own side holds it', () => {
    const g = suez('britain')
    g.do(further('sz19', 'sz28', { cruiser: 1 }))
    expect(g.units('sz28').britain).toEqual({ cruiser: 1 })
  })

  test('refused: not while the enemy does', () => {
    const g = suez('ottoman')
    g.refuse(further('sz19', 'sz28', { cruiser: 1 }), 'ADV-07-10')
  })

  test('refused: no surface ship passes the Danish straits before anybody holds Denmark', () => {
    const g = adv({ power: 'britain', units: { sz10: { britain: { destroyer: 1 } } } })
    g.refuse(further('sz10', 'sz11', { destroyer: 1 }), 'ADV-07-10')
  })
})
