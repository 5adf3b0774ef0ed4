import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const prey = () =>
  at({
    power: 'britain',
    queue: [3],
    units: { sz3: { britain: { cruiser: 2 } }, sz4: { germany: { transport: 1 } }, sz5: { germany: { submarine: 1 } } },
  })

describe('STD-SEA-04 hunting submarines and transports', () => {
  test('allowed: a warship that ends its move with a lone transport may attack it', () => {
    const g = prey()
    g.move('sz3', 'sz4', { cruiser: 1 })
    g.endPhase()
    expect(g.battles).toEqual([{ space: 'sz4', kind: 'sea', required: false, resolved: false }])
    g.attack('sz4')
    expect(g.units('sz4')).toEqual({ britain: { cruiser: 1 } })
    g.exhausted()
  })

  test('allowed: it may leave it alone', () => {
    const g = prey()
    g.move('sz3', ['sz4', 'sz5'], { cruiser: 2 })
    g.endPhase()
    expect(g.battles.map((b) => [b.space, b.required])).toEqual([['sz5', false]])
    g.endPhase()
    expect(g.turn.phase).toBe('mobilize')
    expect(g.units('sz5').germany).toEqual({ submarine: 1 })
  })

  test('refused: a warship that has sailed on attacks nothing in the zone it left', () => {
    const g = prey()
    g.move('sz3', ['sz4', 'sz5', 'sz6'], { cruiser: 2 })
    g.endPhase()
    expect(g.battles).toEqual([])
    g.refuse({ type: 'attack', space: 'sz4' }, 'STD-CBT-01')
    g.refuse({ type: 'attack', space: 'sz5' }, 'STD-CBT-01')
  })
})
