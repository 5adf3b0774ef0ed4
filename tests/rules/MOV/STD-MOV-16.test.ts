import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-MOV-16 allies share everything', () => {
  test('allowed: territories, zones and transports', () => {
    const g = at({
      power: 'britain',
      units: {
        paris: { france: { infantry: 5 }, italy: { infantry: 5 } },
        picardy: { britain: { infantry: 9 } },
        sz8: { france: { transport: 1, cruiser: 3 }, britain: { cruiser: 1 } },
        wales: { britain: { infantry: 3 } },
      },
    })
    g.move('picardy', 'paris', { infantry: 9 })
    g.do({ type: 'load', from: 'wales', transport: g.transport('sz8', 0, 'france'), units: { infantry: 2 } })
    expect(g.units('paris')).toEqual({ france: { infantry: 5 }, italy: { infantry: 5 }, britain: { infantry: 9 } })
    expect(g.units('sz8').britain).toEqual({ cruiser: 1, infantry: 2 })
    g.endPhase()
    expect(g.battles).toEqual([])
  })

  test('refused: enemies share no transport', () => {
    const g = at({ power: 'britain', units: { wales: { britain: { infantry: 3 } }, sz8: { germany: { transport: 1 } } } })
    g.refuse({ type: 'load', from: 'wales', transport: g.transport('sz8', 0, 'germany'), units: { infantry: 1 } }, 'STD-TRN-01')
  })

  test('holds: enemies in one territory contest it', () => {
    const g = at({ power: 'britain', units: { picardy: { britain: { infantry: 2 } }, belgium: { germany: { infantry: 1 } } } })
    g.move('picardy', 'belgium', { infantry: 1 })
    expect(g.control('belgium')).toBe('contested')
  })
})
