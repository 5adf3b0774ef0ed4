import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'

const spec = {
  mobilized: ['romania'],
  control: { romania: 'none' },
  units: {
    galicia: { 'austria-hungary': { infantry: 9 } },
    budapest: { 'austria-hungary': { infantry: 9 } },
    tyrolia: { 'austria-hungary': { infantry: 9 } },
    poland: { russia: { infantry: 1 }, germany: { infantry: 1 } },
  },
} as const

describe('STD-MOV-03 where land units may go', () => {
  test('allowed: friendly, contested, hostile, neutral and vacant territory', () => {
    const g = at({ power: 'austria-hungary', mobilized: [...spec.mobilized], control: spec.control, units: spec.units })
    expect(['silesia', 'poland', 'ukraine', 'switzerland', 'romania'].map((s) => g.status(s, 'austria-hungary'))).toEqual([
      'friendly',
      'contested',
      'hostile',
      'neutral',
      'neutral',
    ])
    g.move('galicia', 'silesia', { infantry: 1 })
    g.move('galicia', 'poland', { infantry: 1 })
    g.move('galicia', 'ukraine', { infantry: 1 })
    g.move('tyrolia', 'switzerland', { infantry: 1 })
    g.move('budapest', 'romania', { infantry: 1 })
  })

  test('allowed: reach lists every neighbour', () => {
    const g = at({ power: 'austria-hungary', mobilized: [...spec.mobilized], control: spec.control, units: spec.units })
    expect(g.reach('galicia', { infantry: 1 })).toEqual([
      'bohemia',
      'budapest',
      'poland',
      'romania',
      'silesia',
      'ukraine',
      'vienna',
    ])
  })

  test('refused: only what is closed to everybody or to that power', () => {
    const g = at({ power: 'britain', units: { india: { britain: { infantry: 1 } }, canada: { britain: { infantry: 1 } } } })
    g.refuse(move('india', 'himalayas', { infantry: 1 }), 'STD-BRD-02')
    g.refuse(move('canada', 'united-states-of-america', { infantry: 1 }), 'STD-POL-20')
  })
})
