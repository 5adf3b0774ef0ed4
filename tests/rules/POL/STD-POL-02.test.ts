import { describe, expect, test } from 'vitest'
import { at, opening } from '../../support/game.ts'

describe('STD-POL-02 Austria-Hungary opens the war in Serbia', () => {
  test('allowed: with units in Serbia Movement ends, and the battle must be fought', () => {
    const g = opening({ phase: 'move' })
    g.move('budapest', 'serbia', { infantry: 5, artillery: 1 })
    g.endPhase()
    expect(g.units('serbia')).toEqual({ 'austria-hungary': { infantry: 5, artillery: 1 }, russia: { infantry: 3, artillery: 1 } })
    expect(g.battles).toMatchObject([{ space: 'serbia', kind: 'land', required: true }])
    g.refuse({ type: 'end-phase' }, 'STD-CBT-02')
  })

  test('refused: Movement stays open while Serbia holds no Austrian unit', () => {
    const g = opening({ phase: 'move' })
    expect(g.refuse({ type: 'end-phase' }, 'STD-POL-02').space).toBe('serbia')
    g.move('budapest', 'romania', { infantry: 3 })
    g.refuse({ type: 'end-phase' }, 'STD-POL-02')
    g.move('trieste', 'serbia', { infantry: 1 })
    g.endPhase()
  })

  test('edge: only in round 1, and only for Austria-Hungary', () => {
    const later = opening({ phase: 'move', round: 2 })
    later.endPhase()
    expect(later.turn.phase).toBe('combat')
    const other = opening({ phase: 'move', power: 'germany' })
    other.endPhase()
    expect(other.turn.phase).toBe('combat')
  })
  test('edge: nobody is held to it whose only units nearby are bound in contested land', () => {
    const contested = { bulgaria: { 'austria-hungary': { infantry: 2 }, france: { infantry: 1 } } }
    const start = { power: 'austria-hungary', round: 1 } as const
    at({ ...start, units: contested }).endPhase()
    const free = at({ ...start, units: { ...contested, budapest: { 'austria-hungary': { infantry: 1 } } } })
    free.refuse({ type: 'end-phase' }, 'STD-POL-02')
  })
})
