import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { adv, advOpening } from '../../../support/scenes/start.ts'

const options = { 'pt-4': true }
const french = () => advOpening({ options, power: 'france', phase: 'move' })

describe('ADV-PT4-07 others in sea zone 32', () => {
  test('allowed: in round 1 they pass through', () => {
    const g = french()
    g.move('sz16', ['sz32', 'sz17', 'sz19'], { cruiser: 1 })
    expect(g.units('sz19').france).toEqual({ cruiser: 1 })
  })

  test('refused: to end there, nor in sea zone 17', () => {
    const g = french()
    expect(g.refuse(move('sz16', 'sz32', { cruiser: 1 }), 'ADV-PT4-07').rule).toBe('ADV-PT4-07')
    g.refuse(move('sz16', 'sz17', { cruiser: 1 }), 'ADV-25-06')
    g.refuse(move('sz16', ['sz32', 'sz17'], { cruiser: 1 }), 'ADV-25-06')
    expect(g.reach('sz16', { cruiser: 1 })).not.toEqual(expect.arrayContaining(['sz32']))
  })

  test('edge: from round 2 on they end there', () => {
    adv({ options, power: 'france', units: { sz16: { france: { cruiser: 1 } } } }).move('sz16', 'sz32', { cruiser: 1 })
  })
})
