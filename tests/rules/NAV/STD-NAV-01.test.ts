import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-NAV-01 who may attack at sea', () => {
  test('allowed: a warship among enemy ships may attack, a submarine too and a lone transport', () => {
    const g = at({ phase: 'combat', units: { sz5: { germany: { submarine: 1 }, britain: { transport: 1 } } }, queue: [2] })
    expect(g.battles).toEqual([{ space: 'sz5', kind: 'sea', required: false, resolved: false }])
    g.attack('sz5')
    g.answer({ type: 'submerge', count: 0 })
    expect(g.units('sz5')).toEqual({ germany: { submarine: 1 } })
    g.exhausted()
  })

  test('refused: transports alone cannot attack, nor warships where no enemy is', () => {
    const g = at({
      phase: 'combat',
      units: { sz5: { germany: { transport: 2 }, britain: { submarine: 1 } }, sz10: { germany: { cruiser: 1 } } },
    })
    g.refuse({ type: 'attack', space: 'sz5' }, 'STD-NAV-01')
    g.refuse({ type: 'attack', space: 'sz10' }, 'STD-CBT-01')
    expect(g.battles).toEqual([])
  })

  test('edge: an attack at sea is never owed', () => {
    const g = at({ phase: 'combat', units: { sz5: { germany: { battleship: 3 }, britain: { transport: 1 } } } })
    g.endPhase()
    expect(g.turn.phase).toBe('mobilize')
    expect(g.units('sz5').britain).toEqual({ transport: 1 })
  })
})
