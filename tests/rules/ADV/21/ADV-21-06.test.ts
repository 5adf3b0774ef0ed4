import { describe, expect, test } from 'vitest'
import { mobilize } from '../../../support/scenes/actions.ts'
import { bought } from '../../../support/scenes/economy.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-21-06 sea zone 2 has no base', () => {
  test('refused: no repair, and no other ships', () => {
    const g = adv({ power: 'britain', phase: 'purchase', units: { sz2: { britain: { damaged: { battleship: 1 } } } } })
    g.refuse({ type: 'repair', space: 'sz2' }, 'ADV-21-06')
    const ships = bought('britain', { infantry: 1, destroyer: 1 })
    expect(ships.refuse(mobilize('sz2', { destroyer: 1 }), 'ADV-21-06').rule).toBe('ADV-21-06')
  })

  test('allowed: an enemy sails in past no mines', () => {
    const g = adv({ units: { sz7: { germany: { submarine: 1 } } } })
    g.move('sz7', 'sz2', { submarine: 1 })
    g.endPhase()
    expect(g.past('mine-rolled')).toEqual([])
    expect(g.units('sz2')).toEqual({ germany: { submarine: 1 } })
  })
})
