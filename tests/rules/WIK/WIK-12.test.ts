import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'

const sail = move('sz1', 'sz2', { cruiser: 1 })
const fleet = (spec: object) =>
  at({ power: 'usa', units: { sz1: { usa: { cruiser: 1, transport: 1 } }, sz13: { usa: { cruiser: 1 } } }, ...spec })

describe('WIK-12 the American fleet stays home while neutral', () => {
  test('refused: no ship leaves zone 1', () => {
    const g = fleet({ options: { 'wik-12': true } })
    g.refuse(sail, 'WIK-12')
    g.refuse({ type: 'move', from: 'sz1', path: ['sz13'], transports: [g.transport('sz1')] }, 'WIK-12')
    expect(g.reach('sz1', { cruiser: 1 })).toEqual([])
  })

  test('allowed: at war, and for a ship that is elsewhere', () => {
    fleet({ options: { 'wik-12': true }, usaAtWar: true }).do(sail)
    fleet({ options: { 'wik-12': true } }).do({ type: 'move', from: 'sz13', path: ['sz1'], units: { cruiser: 1 } })
  })

  test('edge: without the option it sails', () => {
    const g = fleet({})
    g.do(sail)
    expect(g.units('sz2')).toEqual({ usa: { cruiser: 1 } })
  })
})
