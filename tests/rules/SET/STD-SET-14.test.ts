import { describe, expect, test } from 'vitest'
import { at, opening } from '../../support/game.ts'

describe('STD-SET-14 what may be passed', () => {
  test('allowed: a whole turn of passing, with the income collected all the same', () => {
    const g = at({ phase: 'purchase', units: { alsace: { germany: { infantry: 2 } } } })
    g.until('france', 'purchase')
    expect(g.treasury('germany')).toBe(70)
    expect(g.past('income-collected')).toMatchObject([{ power: 'germany', income: 35 }])
  })

  test('allowed: old fronts need not be fought on', () => {
    const g = at({ phase: 'combat', units: { lorraine: { germany: { infantry: 2 }, france: { infantry: 2 } } } })
    expect(g.battles).toMatchObject([{ space: 'lorraine', required: false }])
    g.endPhase()
    expect(g.turn.phase).toBe('mobilize')
  })

  test('refused: three duties cannot be passed over', () => {
    opening({ phase: 'move' }).refuse({ type: 'end-phase' }, 'STD-POL-02')
    const g = at({ units: { alsace: { germany: { infantry: 1 } }, lorraine: { france: { infantry: 1 } } } })
    g.move('alsace', 'lorraine', { infantry: 1 })
    g.endPhase()
    g.refuse({ type: 'end-phase' }, 'STD-CBT-02')
    const h = at({ phase: 'purchase' })
    h.do({ type: 'purchase', units: { infantry: 1 } })
    h.until('germany', 'mobilize')
    h.refuse({ type: 'end-phase' }, 'STD-PUR-05')
  })
})
