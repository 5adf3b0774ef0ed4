import { describe, expect, test } from 'vitest'
import { afterwards } from '../../support/scenes/revolution.ts'

const held = (germany: object, more: object = {}) =>
  afterwards({ units: { ukraine: { germany, russia: { infantry: 1 }, ...more }, galicia: { germany: { infantry: 1 } } } })

describe('STD-REV-15 one infantry of the Central Powers stays on every front', () => {
  test('refused: a move that would leave none behind', () => {
    const g = held({ infantry: 2, artillery: 1 })
    g.refuse({ type: 'move', from: 'ukraine', path: ['galicia'], units: { infantry: 2, artillery: 1 } }, 'STD-REV-15')
    g.refuse({ type: 'move', from: 'ukraine', path: ['galicia'], units: { infantry: 2 } }, 'STD-REV-15')
    g.move('ukraine', 'galicia', { infantry: 1 })
    g.refuse({ type: 'move', from: 'ukraine', path: ['galicia'], units: { infantry: 1 } }, 'STD-REV-15')
    g.endPhase()
  })

  test('allowed: all but one, and all when an ally’s infantry stays', () => {
    held({ infantry: 3, artillery: 1 }).move('ukraine', 'galicia', { infantry: 2, artillery: 1 })
    const g = held({ infantry: 2 }, { 'austria-hungary': { infantry: 1 } })
    g.move('ukraine', 'galicia', { infantry: 2 })
    g.endPhase()
    expect(g.control('ukraine')).toBe('contested')
  })

  test('refused: an ally’s gun does not do', () => {
    held({ infantry: 1 }, { 'austria-hungary': { artillery: 1 } }).refuse(
      { type: 'move', from: 'ukraine', path: ['galicia'], units: { infantry: 1 } },
      'STD-REV-15',
    )
  })

  test('edge: when Allies destroy the last of them Russia regains the land', () => {
    const g = afterwards({
      power: 'britain',
      phase: 'combat',
      queue: [1, 6],
      units: { ukraine: { germany: { infantry: 1 }, russia: { infantry: 1 }, britain: { infantry: 1 } } },
    })
    g.attack('ukraine')
    g.exhausted()
    expect(g.control('ukraine')).toBe('russia')
    expect(g.units('ukraine')).toEqual({ russia: { infantry: 1 }, britain: { infantry: 1 } })
  })
})
