import { describe, expect, test } from 'vitest'
import { further } from '../../../support/scenes/actions.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-07-06 transports of the enemy', () => {
  const arrived = () =>
    adv({ units: { sz5: { germany: { cruiser: 1 } }, sz4: { britain: { transport: 2 } } } }).after(
      further('sz5', 'sz4', { cruiser: 1 }),
    )

  test('allowed: they bar no strategic move', () => {
    expect(arrived().units('sz4').germany).toEqual({ cruiser: 1 })
  })

  test('refused: ships that came so do not attack them', () => {
    const g = arrived()
    g.endPhase()
    expect(g.battles).toEqual([])
    expect(g.refuse({ type: 'attack', space: 'sz4' }, 'ADV-07-06').rule).toBe('ADV-07-06')
    expect(g.units('sz4').britain).toEqual({ transport: 2 })
  })

  test('edge: a warship that came by an ordinary move does', () => {
    const g = adv({
      units: { sz5: { germany: { cruiser: 1 } }, sz3: { germany: { destroyer: 1 } }, sz4: { britain: { transport: 1 } } },
      queue: [1],
    })
    g.move('sz3', 'sz4', { destroyer: 1 })
    g.do(further('sz5', 'sz4', { cruiser: 1 }))
    g.endPhase()
    g.attack('sz4')
    expect(g.past('fired')[0]?.groups.map((x) => [x.type, x.count])).toEqual([['destroyer', 1]])
  })
})
