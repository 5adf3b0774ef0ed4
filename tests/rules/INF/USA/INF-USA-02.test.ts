import { describe, expect, test } from 'vitest'
import { inf } from '../../../support/scenes/start.ts'

const at3 = (lost: number) =>
  inf({
    power: 'usa',
    phase: 'income',
    round: 3,
    submarineWarfare: true,
    shippingLost: { usa: lost },
    queue: [1],
    units: { sz2: { germany: { submarine: 1 } } },
  })

describe('INF-USA-02 it joins earlier only for attacked ships or more than 3 IPCs lost', () => {
  test('allowed: for a fourth IPC', () => {
    const g = at3(3)
    g.endPhase()
    expect(g.past('war-entered')).toMatchObject([{ power: 'usa', cause: 'submarines' }])
  })

  test('allowed: for an attack on its ships', () => {
    const g = inf({ phase: 'combat', units: { sz2: { germany: { cruiser: 1 }, usa: { cruiser: 1 } } }, queue: [6, 6] })
    g.do({ type: 'attack', space: 'sz2', usa: true })
    expect(g.situation.usaAtWar).toBe(true)
  })

  test('not: for a first loss, which is enough in the standard game', () => {
    const g = at3(0)
    g.endPhase()
    expect(g.past('merchantmen-sunk')).toMatchObject([{ loss: 1 }])
    expect(g.past('war-entered').filter((e) => e.cause === 'submarines')).toEqual([])
  })
})
