import { describe, expect, test } from 'vitest'
import { inf } from '../../../support/scenes/start.ts'

const turns = (queue: number[], lost = 0, boats = 2) =>
  inf({
    power: 'usa',
    phase: 'income',
    round: 1,
    submarineWarfare: true,
    queue,
    ...(lost > 0 ? { shippingLost: { usa: lost } } : {}),
    units: { sz2: { germany: { submarine: boats } } },
  })

describe('INF-USA-03 its losses to submarines add up over the game', () => {
  test('allowed: two and two make four, and it is war at once', () => {
    const g = turns([1, 1, 6, 6, 2, 2])
    g.endPhase()
    expect(g.situation.shippingLost).toMatchObject({ usa: 2 })
    g.until('usa', 'income')
    expect(g.situation.usaAtWar).toBe(false)
    g.endPhase()
    expect(g.past('war-entered').filter((e) => e.power === 'usa')).toMatchObject([{ cause: 'submarines', rule: 'INF-USA-03' }])
    expect(g.situation.usaAtWar).toBe(true)
  })

  test('edge: three in all are borne', () => {
    const g = turns([1, 1], 1)
    g.endPhase()
    expect(g.situation.shippingLost).toMatchObject({ usa: 3 })
    expect(g.situation.usaAtWar).toBe(false)
  })

  test('not: what Britain loses does not count', () => {
    const g = inf({
      power: 'britain',
      phase: 'income',
      round: 1,
      submarineWarfare: true,
      queue: [1, 1, 1, 1],
      units: { sz7: { germany: { submarine: 4 } } },
    })
    g.endPhase()
    expect(g.past('merchantmen-sunk')).toMatchObject([{ loss: 4 }])
    expect(g.situation.usaAtWar).toBe(false)
  })
})
