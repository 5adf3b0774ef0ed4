import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-MOB-09 without the capital nothing is mobilized anywhere', () => {
  test('refused: an enemy in London closes India and the bases too', () => {
    const g = at({
      power: 'britain',
      phase: 'combat',
      control: { london: 'germany' },
      units: { india: { britain: { infantry: 1 } } },
    })
    g.endPhase()
    expect(g.events('phase-skipped').map((e) => [e.phase, e.rule])).toContainEqual(['mobilize', 'STD-MOB-09'])
    expect(g.turn.power).toBe('ottoman')
    const moving = at({ power: 'britain', control: { london: 'germany' } })
    moving.refuse({ type: 'mobilize', units: { infantry: 1 }, to: 'india' }, 'STD-MOB-09')
  })

  test('holds: a capital lost in its own turn takes the orders with it', () => {
    const g = at({
      power: 'britain',
      phase: 'purchase',
      treasury: { britain: 9 },
      queue: [6, 1],
      units: { london: { britain: { infantry: 1 }, germany: { infantry: 1 } } },
    })
    g.do({ type: 'purchase', units: { infantry: 2 } })
    g.endPhase()
    g.endPhase()
    g.attack('london')
    expect(g.bank('britain')).toEqual({})
    g.endPhase()
    expect(g.turn.power).toBe('ottoman')
  })

  test('allowed: a contested capital bars nothing', () => {
    const g = at({
      power: 'britain',
      phase: 'purchase',
      units: { london: { britain: { infantry: 1 }, germany: { infantry: 1 } } },
    })
    g.do({ type: 'purchase', units: { infantry: 2 } })
    g.until('britain', 'mobilize')
    g.do({ type: 'mobilize', units: { infantry: 1 }, to: 'london' })
    g.do({ type: 'mobilize', units: { infantry: 1 }, to: 'india' })
    g.endPhase()
    expect(g.turn.phase).toBe('income')
  })
})
