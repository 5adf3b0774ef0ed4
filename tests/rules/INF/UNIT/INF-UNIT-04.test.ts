import { describe, expect, test } from 'vitest'
import { inf } from '../../../support/influence.ts'

const shared = (picardy: object) => inf({ power: 'france', units: { picardy: { britain: { infantry: 2 }, ...picardy } } })

describe('INF-UNIT-04 fighters need no infantry of their own', () => {
  test('allowed: a fighter rests on allied infantry', () => {
    const g = shared({ france: { fighter: 1 } })
    g.endPhase()
    expect(g.turn.phase).toBe('combat')
  })

  test('allowed: its own last infantry may leave it with the allies', () => {
    const g = shared({ france: { infantry: 1, fighter: 1 } })
    g.move('picardy', 'paris', { infantry: 1 })
    g.endPhase()
    expect(g.units('picardy').france).toEqual({ fighter: 1 })
  })

  test('refused: artillery and tanks still need theirs', () => {
    shared({ france: { artillery: 1 } }).refuse({ type: 'end-phase' }, 'STD-MOV-09')
    shared({ france: { tank: 1 } }).refuse({ type: 'end-phase' }, 'STD-MOV-09')
  })

  test('boundary: a fighter beside such artillery does not excuse it', () => {
    shared({ france: { artillery: 1, fighter: 1 } }).refuse({ type: 'end-phase' }, 'STD-MOV-09')
  })
})
