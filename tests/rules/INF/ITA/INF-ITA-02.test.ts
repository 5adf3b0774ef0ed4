import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { landing } from '../../../support/scenes/actions.ts'
import { inf } from '../../../support/scenes/start.ts'

const units = {
  trieste: { 'austria-hungary': { infantry: 3, fighter: 1 } },
  tyrolia: { 'austria-hungary': { infantry: 1 } },
  burgundy: { france: { infantry: 2 } },
  sz17: { italy: { cruiser: 1 }, 'austria-hungary': { cruiser: 1 } },
}

describe('INF-ITA-02 in round 1 nobody attacks Italy or enters its land', () => {
  test('allowed: in round 2 the frontier can be crossed', () => {
    inf({ power: 'austria-hungary', units }).move('trieste', 'venice', { infantry: 1 })
    inf({ power: 'france', units }).move('burgundy', 'piedmont', { infantry: 1 })
  })

  test('refused: either side by land', () => {
    inf({ power: 'austria-hungary', round: 1, units }).refuse(move('trieste', 'venice', { infantry: 1 }), 'INF-ITA-02')
    inf({ power: 'france', round: 1, units }).refuse(move('burgundy', 'piedmont', { infantry: 1 }), 'INF-ITA-02')
  })

  test('refused: an attack on its ships, and a landing', () => {
    const g = inf({ power: 'austria-hungary', round: 1, units, phase: 'combat' })
    expect(g.battles).toEqual([])
    g.refuse({ type: 'attack', space: 'sz17' }, 'INF-ITA-02')
    const cargo = [{ power: 'austria-hungary', type: 'infantry' }] as const
    const h = inf({
      power: 'austria-hungary',
      round: 1,
      units: { sz17: { 'austria-hungary': { transports: [{ cargo: [...cargo] }] } } },
    })
    h.refuse(landing(h, 'sz17', 'rome', { infantry: 1 }), 'INF-ITA-02')
  })

  test('refused: flying over it', () => {
    const g = inf({ power: 'austria-hungary', round: 1, units })
    g.refuse(move('trieste', ['venice', 'tyrolia'], { fighter: 1 }), 'INF-ITA-02')
  })

  test('refused: a fighter of an ally to be, though an army stands there', () => {
    const g = inf({
      power: 'france',
      round: 1,
      units: { marseilles: { france: { infantry: 1, fighter: 1 } }, piedmont: { italy: { infantry: 2 } } },
    })
    g.refuse(move('marseilles', 'piedmont', { fighter: 1 }), 'INF-ITA-02')
  })
})
