import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const alone = (next = {}) =>
  at({ power: 'britain', units: { sz4: { britain: { transport: 1 }, germany: { cruiser: 1 } }, sz5: next } })

describe('STD-TRN-13 the escort matters only on entering', () => {
  test('allowed: staying alone in a hostile zone', () => {
    const g = alone()
    g.endPhase()
    g.endPhase()
    expect(g.units('sz4')).toEqual({ britain: { transport: 1 }, germany: { cruiser: 1 } })
  })

  test('allowed: leaving it alone', () => {
    const g = alone()
    g.do({ type: 'move', from: 'sz4', path: ['sz5', 'sz6'], transports: [g.transport('sz4')] })
    expect(g.units('sz6')).toEqual({ britain: { transport: 1 } })
  })

  test('allowed: the escort sails on while its transport stays', () => {
    const g = at({
      power: 'britain',
      units: { sz4: { britain: { cruiser: 1, transport: 1 }, germany: { cruiser: 1 } } },
    })
    g.move('sz4', 'sz3', { cruiser: 1 })
    g.endPhase()
    expect(g.units('sz4').britain).toEqual({ transport: 1 })
  })

  test('refused: from there into another hostile zone, or back again', () => {
    const g = alone({ germany: { battleship: 1 } })
    g.refuse({ type: 'move', from: 'sz4', path: ['sz5'], transports: [g.transport('sz4')] }, 'STD-TRN-12')
    g.do({ type: 'move', from: 'sz4', path: ['sz3'], transports: [g.transport('sz4')] })
    g.refuse({ type: 'move', from: 'sz3', path: ['sz4'], transports: [g.transport('sz3')] }, 'STD-TRN-12')
  })
})
