import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { landing } from '../../../support/scenes/actions.ts'
import { buyer } from '../../../support/scenes/influence.ts'
import { inf } from '../../../support/scenes/start.ts'

const infantry = { power: 'britain', type: 'infantry' } as const

describe('INF-GEN-01 the standard game holds where nothing is said', () => {
  test('allowed: guns on the coast strike a landing first, and battleships bombard', () => {
    const g = inf({
      power: 'britain',
      control: { picardy: 'germany' },
      queue: [6, 6, 6, 6, 6, 6],
      units: {
        picardy: { germany: { infantry: 1, artillery: 1 } },
        sz9: { britain: { battleship: 1, transports: [{ cargo: [infantry, infantry] }] } },
      },
    })
    g.do(landing(g, 'sz9', 'picardy', { infantry: 2 }))
    g.to('combat').attack('picardy')
    expect(g.past('fired').map((f) => f.step)).toEqual(['strike', 'attack', 'defence'])
    expect(g.past('fired')[1]?.bombarding).toEqual([{ zone: 'sz9', count: 1 }])
    g.exhausted()
  })

  test('allowed: a mine still sinks on a 1', () => {
    const g = inf({ queue: [1], units: { sz10: { germany: { cruiser: 1 } } } })
    g.move('sz10', 'sz9', { cruiser: 1 })
    g.endPhase()
    expect(g.units('sz9')).toEqual({})
  })

  test('refused: Suez to the enemy of Egypt, and what cannot be paid', () => {
    inf({ units: { sz19: { germany: { cruiser: 1 } } } }).refuse(move('sz19', 'sz28', { cruiser: 1 }), 'STD-BRD-19')
    buyer('germany', 5).refuse({ type: 'purchase', units: { infantry: 2 } }, 'STD-PUR-02')
  })
})
