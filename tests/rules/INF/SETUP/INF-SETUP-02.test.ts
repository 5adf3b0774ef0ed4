import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { infOpening, infStandard } from '../../../support/scenes/start.ts'

describe('INF-SETUP-02 Austria-Hungary at the start', () => {
  test('allowed: more in Tyrolia, Budapest and Galicia, and a second transport', () => {
    const g = infOpening()
    expect(g.units('tyrolia')['austria-hungary']).toEqual({ infantry: 8, artillery: 2 })
    expect(g.units('budapest')['austria-hungary']).toEqual({ infantry: 15, artillery: 3 })
    expect(g.units('galicia')['austria-hungary']).toEqual({ infantry: 8, artillery: 2 })
    expect(g.units('sz18')['austria-hungary']).toEqual({ battleship: 1, cruiser: 1, transport: 2 })
  })

  test('refused: Vienna has no more than ever', () => {
    expect(infOpening().units('vienna')).toEqual(infStandard().units('vienna'))
    infOpening({ phase: 'move' }).refuse(move('vienna', 'budapest', { infantry: 13 }), 'CONTRACT')
  })
})
