import { describe, expect, test } from 'vitest'
import { engine, move } from '../../../support/game.ts'
import { advOpening } from '../../../support/scenes/start.ts'

describe('ADV-18-02 the Dardanelles at the start', () => {
  test('allowed: the Central Powers pass', () => {
    const g = advOpening({ power: 'ottoman', phase: 'move' })
    g.move('sz20', 'sz31', { cruiser: 1 })
    expect(engine.passages(g.state).find((p) => p.id === 'dardanelles')?.open).toEqual(['central'])
  })

  test('refused: the Allies do not', () => {
    const g = advOpening({ power: 'russia', phase: 'move' })
    g.move('sz21', 'sz20', { destroyer: 1 })
    g.refuse(move('sz20', 'sz31', { destroyer: 1 }), 'ADV-18-01')
  })
})
