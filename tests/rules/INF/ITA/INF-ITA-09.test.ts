import { describe, expect, test } from 'vitest'
import { inf } from '../../../support/scenes/start.ts'

const units = {
  sz18: { 'austria-hungary': { cruiser: 1 } },
  sz16: { france: { cruiser: 1 } },
  sz17: { italy: { battleship: 1 } },
}

describe('INF-ITA-09 in round 1 fleets of both sides pass Italian ships', () => {
  test('allowed: they sail through, and they stop there', () => {
    const g = inf({ power: 'austria-hungary', round: 1, units })
    g.move('sz18', ['sz17', 'sz19'], { cruiser: 1 })
    inf({ power: 'austria-hungary', round: 1, units }).move('sz18', 'sz17', { cruiser: 1 })
    inf({ power: 'france', round: 1, units }).move('sz16', 'sz17', { cruiser: 1 })
  })

  test('refused: no battle comes of it', () => {
    const g = inf({ power: 'austria-hungary', round: 1, units })
    g.move('sz18', 'sz17', { cruiser: 1 })
    expect(g.to('combat').battles).toEqual([])
    g.refuse({ type: 'attack', space: 'sz17' }, 'INF-ITA-02')
  })
})
