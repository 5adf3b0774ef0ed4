import { describe, expect, test } from 'vitest'
import { mobilize } from '../../../support/scenes/actions.ts'
import { bought } from '../../../support/scenes/economy.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-16-08 two Ottoman bases', () => {
  test('allowed: new ships and repairs in both zones', () => {
    const g = bought('ottoman', { cruiser: 2, transport: 1 })
    g.do(mobilize('sz31', { cruiser: 1 }))
    g.do(mobilize('sz20', { cruiser: 1, transport: 1 }))
    expect(g.units('sz20')).toEqual({ ottoman: { cruiser: 1, transport: 1 } })
    const damaged = { ottoman: { damaged: { battleship: 1 } } }
    const yards = adv({ power: 'ottoman', phase: 'purchase', units: { sz20: damaged, sz31: damaged } })
    yards.do({ type: 'repair', space: 'sz20' })
    yards.do({ type: 'repair', space: 'sz31' })
    expect([yards.damaged('sz20'), yards.damaged('sz31')]).toEqual([0, 0])
  })

  test('refused: to others, and in other zones', () => {
    const g = bought('ottoman', { cruiser: 1 })
    for (const zone of ['sz19', 'sz21']) g.refuse(mobilize(zone, { cruiser: 1 }), 'STD-MOB-05')
    bought('russia', { cruiser: 1 }).refuse(mobilize('sz20', { cruiser: 1 }), 'STD-MOB-05')
  })
})
