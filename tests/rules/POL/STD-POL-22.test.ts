import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'

const ships = { sz1: { usa: { cruiser: 1 } }, sz2: { germany: { battleship: 1 } } }

describe('STD-POL-22 no hostile zones and no mines with a neutral United States', () => {
  test('allowed: its ships and those of others pass each other', () => {
    const g = at({ power: 'usa', units: ships })
    expect([g.status('sz2', 'usa'), g.status('sz1', 'germany')]).toEqual(['friendly', 'friendly'])
    g.move('sz1', ['sz2', 'sz3'], { cruiser: 1 })
    at({ units: { sz1: { usa: { battleship: 2 } }, sz2: { germany: { cruiser: 1 } } } }).move('sz2', ['sz1', 'sz13'], {
      cruiser: 1,
    })
  })

  test('allowed: no mines are rolled against it, nor by it', () => {
    const g = at({ power: 'usa', units: { sz9: { usa: { cruiser: 1 } } } })
    g.move('sz9', 'sz10', { cruiser: 1 })
    g.endPhase()
    expect(g.events('mine-rolled')).toEqual([])
    const h = at({ units: { sz2: { germany: { cruiser: 1 } } } })
    h.move('sz2', 'sz1', { cruiser: 1 })
    h.endPhase()
    expect(h.events('mine-rolled')).toEqual([])
  })

  test('refused: at war all of that is over', () => {
    const g = at({ power: 'usa', round: 5, units: ships })
    expect([g.status('sz2', 'usa'), g.status('sz1', 'germany')]).toEqual(['hostile', 'hostile'])
    g.refuse(move('sz1', ['sz2', 'sz3'], { cruiser: 1 }), 'STD-SEA-02')
    const h = at({ round: 5, queue: [1], units: { sz2: { germany: { cruiser: 1 } } } })
    h.move('sz2', 'sz1', { cruiser: 1 })
    h.endPhase()
    expect(h.events('mine-rolled')).toMatchObject([{ zone: 'sz1', by: 'usa', result: 'sunk' }])
  })
})
