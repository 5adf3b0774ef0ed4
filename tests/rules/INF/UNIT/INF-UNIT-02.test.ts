import { describe, expect, test } from 'vitest'
import { at, move } from '../../../support/game.ts'
import { inf } from '../../../support/scenes/start.ts'

const units = {
  paris: { france: { infantry: 1, fighter: 1 } },
  belgium: { britain: { infantry: 1 } },
  brest: {},
  alsace: { germany: { infantry: 1 } },
} as const
const french = () => inf({ power: 'france', units })

describe('INF-UNIT-02 fighters end among allies', () => {
  test('allowed: where land units of another power of its side stand', () => {
    const g = french()
    expect(g.reach('paris', { fighter: 1 })).toContain('belgium')
    g.move('paris', ['picardy', 'belgium'], { fighter: 1 })
    g.endPhase()
    expect(g.units('belgium')).toEqual({ france: { fighter: 1 }, britain: { infantry: 1 } })
    g.replays()
  })

  test('refused: where no land units of its side stand', () => {
    const g = french()
    g.refuse(move('paris', 'brest', { fighter: 1 }), 'INF-UNIT-02')
    expect(g.reach('paris', { fighter: 1 })).not.toContain('brest')
  })

  test('refused: where only an ally’s fighters stand', () => {
    const g = inf({ power: 'france', units: { ...units, brest: { britain: { fighter: 1 } } } })
    g.refuse(move('paris', 'brest', { fighter: 1 }), 'INF-UNIT-02')
  })

  test('refused: in the standard game an ally’s land units do not serve', () => {
    at({ power: 'france', units }).refuse(move('paris', ['picardy', 'belgium'], { fighter: 1 }), 'STD-AIR-03')
  })

  test('edge: an ally that is not at war yet is none', () => {
    const g = inf({ power: 'france', units: { ...units, picardy: { usa: { infantry: 1 } } }, usaAtWar: false })
    g.refuse(move('paris', 'picardy', { fighter: 1 }), 'INF-UNIT-02')
  })
})
