import { describe, expect, test } from 'vitest'
import { engine, move } from '../../../support/game.ts'
import { inf } from '../../../support/scenes/start.ts'

const units = {
  sz16: { 'austria-hungary': { cruiser: 1 } },
  sz17: { italy: { battleship: 1 } },
}

describe('INF-ITA-05 in round 1 Italian ships and mines harm nobody', () => {
  test('allowed: an Austrian cruiser passes without a stop or a die', () => {
    const g = inf({ power: 'austria-hungary', round: 1, units })
    expect(g.status('sz17', 'austria-hungary')).toBe('friendly')
    g.move('sz16', ['sz17', 'sz19'], { cruiser: 1 })
    expect(engine.minesAgainst(g.state, 'austria-hungary').map((m) => m.zone)).not.toContain('sz17')
    expect(g.last?.dice).toEqual([])
  })

  test('refused: from round 2 the zone stops it and is mined', () => {
    const g = inf({ power: 'austria-hungary', units })
    g.refuse(move('sz16', ['sz17', 'sz19'], { cruiser: 1 }), 'STD-SEA-02')
    expect(engine.minesAgainst(g.state, 'austria-hungary').map((m) => m.zone)).toContain('sz17')
  })
})
