import { describe, expect, test } from 'vitest'
import { infOpening } from '../../../support/scenes/start.ts'

describe('INF-MOB-03 Austria-Hungary goes into Serbia first', () => {
  test('allowed: it meets seven infantry and a gun in Russian pieces', () => {
    const g = infOpening({ phase: 'move' })
    g.move('budapest', 'serbia', { infantry: 9 })
    g.endPhase()
    expect(g.units('serbia')).toEqual({ 'austria-hungary': { infantry: 9 }, russia: { infantry: 7, artillery: 1 } })
    expect(g.battles).toMatchObject([{ space: 'serbia', kind: 'land', required: true }])
  })

  test('refused: to end its first Movement without', () => {
    infOpening({ phase: 'move' }).refuse({ type: 'end-phase' }, 'INF-MOB-03')
  })

  test('edge: later it need not', () => {
    infOpening({ phase: 'move', round: 2 }).endPhase()
  })
})
