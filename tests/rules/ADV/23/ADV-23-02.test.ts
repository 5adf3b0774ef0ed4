import { describe, expect, test } from 'vitest'
import { mobilize } from '../../../support/scenes/actions.ts'
import { bought } from '../../../support/scenes/economy.ts'

describe('ADV-23-02 gas in Ruhr', () => {
  test('allowed: six guns with their markers', () => {
    const g = bought('germany', { artillery: 6, 'poison-gas': 6 }, { units: { ruhr: { germany: { infantry: 1 } } } })
    g.do(mobilize('ruhr', { artillery: 6, 'poison-gas': 6 }))
    g.endPhase()
    expect(g.stacks('ruhr')).toMatchObject([
      { type: 'infantry', count: 1 },
      { type: 'artillery', count: 6, gas: true },
    ])
  })

  test('refused: seven guns, with or without', () => {
    const g = bought('germany', { artillery: 7, 'poison-gas': 2 })
    g.refuse(mobilize('ruhr', { artillery: 7, 'poison-gas': 2 }), 'ADV-23-01')
    g.do(mobilize('ruhr', { artillery: 5, 'poison-gas': 2 }))
    g.refuse(mobilize('ruhr', { artillery: 2 }), 'ADV-23-01')
    g.do(mobilize('ruhr', { artillery: 1 }))
  })
})
