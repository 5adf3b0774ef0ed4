import { describe, expect, test } from 'vitest'
import { inf } from '../../../support/scenes/start.ts'

const hunted = (boats: number, lost: number) =>
  inf({
    power: 'usa',
    phase: 'income',
    round: 2,
    submarineWarfare: true,
    shippingLost: { usa: lost },
    queue: Array.from({ length: boats }, () => 1),
    units: { sz2: { germany: { submarine: boats } } },
  })

describe('INF-INC-02 such losses bring America in by the count alone', () => {
  test('allowed: four at one time', () => {
    const g = hunted(4, 0)
    g.endPhase()
    expect(g.past('war-entered')).toMatchObject([{ power: 'usa', cause: 'submarines', rule: 'INF-USA-03' }])
  })

  test('not: three at one time', () => {
    const g = hunted(3, 0)
    g.endPhase()
    expect(g.situation.usaAtWar).toBe(false)
    expect(g.past('merchantmen-sunk')).toMatchObject([{ loss: 3 }])
  })

  test('edge: the loss itself is what was sunk', () => {
    const g = hunted(1, 3)
    g.endPhase()
    expect(g.past('income-collected')).toMatchObject([{ income: 20, loss: 1 }])
    expect(g.situation.usaAtWar).toBe(true)
  })
})
