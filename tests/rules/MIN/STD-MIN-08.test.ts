import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-MIN-08 when mines are rolled, and by whom', () => {
  test('allowed: at the end of Movement, ship by ship, by the controller of the territory', () => {
    const g = at({ dice: 'entered', control: { wales: 'france' }, units: { sz3: { germany: { cruiser: 1, submarine: 1 } } } })
    g.move('sz3', 'sz8', { cruiser: 1, submarine: 1 })
    expect(g.decision).toBeNull()
    g.endPhase()
    expect(g.decision).toMatchObject({ kind: 'dice', by: 'france', space: 'sz8', count: 1 })
    expect(g.turn).toMatchObject({ power: 'germany', phase: 'move' })
    g.answer({ type: 'enter-dice', dice: [1] })
    expect(g.decision).toMatchObject({ kind: 'dice', by: 'france', count: 1 })
    g.answer({ type: 'enter-dice', dice: [6] })
    expect(g.turn.phase).toBe('combat')
    expect(g.units('sz8')).toEqual({ germany: { submarine: 1 } })
  })

  test('not: no die while ships are still moving', () => {
    const g = at({ units: { sz10: { germany: { cruiser: 1 } } }, queue: [1] })
    g.move('sz10', 'sz9', { cruiser: 1 })
    g.move('sz9', 'sz8', { cruiser: 1 })
    expect(g.past('mine-rolled')).toEqual([])
    expect(g.units('sz8')).toEqual({ germany: { cruiser: 1 } })
  })

  test('edge: over contested land the original controller rolls', () => {
    const units = { sz3: { germany: { cruiser: 1 } }, wales: { france: { infantry: 1 }, germany: { infantry: 1 } } }
    const g = at({ dice: 'entered', units })
    g.move('sz3', 'sz8', { cruiser: 1 })
    g.endPhase()
    expect(g.decision).toMatchObject({ kind: 'dice', by: 'britain' })
  })
})
