import { describe, expect, test } from 'vitest'
import { at, engine } from '../../support/game.ts'

const CAPITALS = {
  'austria-hungary': 'vienna',
  russia: 'moscow',
  germany: 'berlin',
  france: 'paris',
  britain: 'london',
  ottoman: 'constantinople',
  italy: 'rome',
  usa: 'united-states-of-america',
} as const

describe('STD-BRD-03 capitals', () => {
  test('allowed: each power raises its armies in its capital', () => {
    for (const power of engine.POWERS) {
      const g = at({ round: 5, power, phase: 'purchase' })
      g.do({ type: 'purchase', units: { infantry: 1 } })
      g.until(power, 'mobilize')
      g.do({ type: 'mobilize', units: { infantry: 1 }, to: CAPITALS[power] })
      expect(g.units(CAPITALS[power])).toEqual({ [power]: { infantry: 1 } })
    }
  })

  test('allowed: its fall closes the purse of its power', () => {
    for (const power of engine.POWERS) {
      const enemy = engine.sideOf(power) === 'central' ? 'france' : 'germany'
      const g = at({ round: 5, power, phase: 'purchase', control: { [CAPITALS[power]]: enemy } })
      expect(g.turn.phase, power).toBe('move')
    }
  })

  test('refused: a big city is no capital', () => {
    const g = at({ power: 'ottoman', phase: 'purchase', control: { ankara: 'russia', smyrna: 'russia' } })
    expect(g.turn.phase).toBe('purchase')
    g.do({ type: 'purchase', units: { infantry: 1 } })
    g.until('ottoman', 'mobilize')
    g.refuse({ type: 'mobilize', units: { infantry: 1 }, to: 'mesopotamia' }, 'STD-MOB-01')
  })
})
