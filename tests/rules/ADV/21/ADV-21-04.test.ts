import { describe, expect, test } from 'vitest'
import { mobilize } from '../../../support/scenes/actions.ts'
import { bought } from '../../../support/scenes/economy.ts'
import { adv } from '../../../support/scenes/start.ts'

const garrison = { units: { canada: { britain: { infantry: 1 } } } }

describe('ADV-21-04 gas for Canada', () => {
  test('allowed: a gun and its marker are one unit', () => {
    const g = bought('britain', { artillery: 1, 'poison-gas': 1 }, garrison)
    g.do(mobilize('canada', { artillery: 1, 'poison-gas': 1 }))
    g.endPhase()
    expect(g.stacks('canada')).toMatchObject([
      { type: 'infantry', count: 1 },
      { type: 'artillery', count: 1, gas: true },
    ])
  })

  test('refused: the marker makes no room for a second unit, nor does it meet the duty', () => {
    const g = bought('britain', { artillery: 1, 'poison-gas': 1, infantry: 1 }, garrison)
    g.refuse(mobilize('canada', { artillery: 1, 'poison-gas': 1, infantry: 1 }), 'ADV-21-01')
    const buying = adv({ power: 'britain', phase: 'purchase', treasury: { britain: 20 } })
    buying.refuse({ type: 'purchase', units: { cruiser: 1, 'poison-gas': 1 } }, 'ADV-21-01')
  })
})
