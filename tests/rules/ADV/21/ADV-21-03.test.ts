import { describe, expect, test } from 'vitest'
import { at } from '../../../support/game.ts'
import { mobilize } from '../../../support/scenes/actions.ts'
import { bought } from '../../../support/scenes/economy.ts'

describe('ADV-21-03 a transport built for Canada', () => {
  test('allowed: it appears in sea zone 2', () => {
    const g = bought('britain', { transport: 2 })
    g.do(mobilize('sz2', { transport: 1 }))
    g.do(mobilize('sz8', { transport: 1 }))
    g.endPhase()
    expect(g.units('sz2')).toEqual({ britain: { transport: 1 } })
  })

  test('refused: a second one, one of another power, and any in the printed game', () => {
    const g = bought('britain', { transport: 2 })
    g.refuse(mobilize('sz2', { transport: 2 }), 'ADV-21-01')
    bought('france', { transport: 1 }).refuse(mobilize('sz2', { transport: 1 }), 'STD-MOB-05')
    const printed = at({ power: 'britain', phase: 'purchase', treasury: { britain: 20 } })
    printed.do({ type: 'purchase', units: { transport: 1 } })
    printed.until('britain', 'mobilize').refuse(mobilize('sz2', { transport: 1 }), 'STD-MOB-05')
  })
})
