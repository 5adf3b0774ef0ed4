import { describe, expect, test } from 'vitest'
import { engine, move } from '../../../support/game.ts'
import { inf } from '../../../support/scenes/start.ts'

describe('INF-COL-08 the Central Powers enter such a colony when they like', () => {
  test('allowed: Germany takes the Congo, and Belgium stays asleep with France', () => {
    const g = inf({ units: { kamerun: { germany: { infantry: 1 } } } })
    g.move('kamerun', 'belgian-congo', { infantry: 1 })
    g.endPhase()
    expect(g.control('belgian-congo')).toBe('germany')
    expect(g.situation.mobilized).toEqual([])
    expect(engine.alignmentOf(g.state, 'belgium')).toEqual({ side: 'allies', patron: 'france' })
  })

  test('refused: an Ally from the same border', () => {
    const g = inf({ power: 'france', units: { kamerun: { france: { infantry: 1 } } }, control: { kamerun: 'france' } })
    g.refuse(move('kamerun', 'belgian-congo', { infantry: 1 }), 'INF-COL-06')
  })
})
