import { describe, expect, test } from 'vitest'
import { mobilize } from '../../../support/scenes/actions.ts'
import { bought } from '../../../support/scenes/economy.ts'
import { adv } from '../../../support/scenes/start.ts'

const garrison = { units: { canada: { britain: { infantry: 1 } } } }

describe('ADV-21-02 what Canada may build', () => {
  test.each(['infantry', 'artillery', 'machine-gun', 'fighter'] as const)('allowed: %s', (type) => {
    const g = bought('britain', { [type]: 1 }, garrison)
    g.do(mobilize('canada', { [type]: 1 }))
    g.endPhase()
    expect(g.units('canada').britain?.[type]).toBe(type === 'infantry' ? 2 : 1)
  })

  test('allowed: a tank from round 4, and a transport', () => {
    const tank = bought('britain', { tank: 1 }, { ...garrison, round: 4 })
    tank.do(mobilize('canada', { tank: 1 }))
    const ship = bought('britain', { transport: 1 })
    ship.do(mobilize('sz2', { transport: 1 }))
    ship.endPhase()
    expect(ship.units('sz2')).toEqual({ britain: { transport: 1 } })
  })

  test.each(['battleship', 'cruiser', 'destroyer', 'submarine'] as const)('refused: no %s counts', (type) => {
    const g = adv({ power: 'britain', phase: 'purchase', treasury: { britain: 40 } })
    g.refuse({ type: 'purchase', units: { [type]: 1 } }, 'ADV-21-01')
    const ships = bought('britain', { infantry: 1, [type]: 1 })
    ships.refuse(mobilize('sz2', { [type]: 1 }), 'ADV-21-06')
  })

  test('refused: land unit and transport together are two', () => {
    const g = bought('britain', { infantry: 1, transport: 1 })
    g.do(mobilize('sz2', { transport: 1 }))
    g.refuse(mobilize('canada', { infantry: 1 }), 'ADV-21-01')
    g.do(mobilize('london', { infantry: 1 }))
  })
})
