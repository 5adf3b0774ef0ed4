import { describe, expect, test } from 'vitest'
import { at, engine, opening } from '../../support/game.ts'

const MINORS = [
  ...['albania', 'arabia', 'belgium', 'bulgaria', 'portugal', 'romania', 'serbia'],
  ...['afghanistan', 'denmark', 'empire-of-ethiopia', 'greece', 'holland', 'norway', 'persia', 'spain', 'sweden', 'switzerland'],
]

describe('STD-POL-01 minor powers at the start', () => {
  test('allowed: all seventeen stay out of the war as long as nobody comes', () => {
    const g = opening()
    for (const minor of MINORS) {
      expect(g.control(minor), minor).toBeNull()
      expect(g.units(minor), minor).toEqual({})
    }
    expect(g.situation.mobilized).toEqual([])
    expect(engine.POWERS.reduce((sum, power) => sum + g.production(power), 0)).toBe(190)
  })

  test('allowed: entering is a free choice, and so is not entering', () => {
    const g = at({ units: { ruhr: { germany: { infantry: 2 } }, munich: { germany: { infantry: 2 } } } })
    g.endPhase()
    expect(g.situation.mobilized).toEqual([])
    const h = at({ units: { ruhr: { germany: { infantry: 2 } } } })
    h.move('ruhr', 'belgium', { infantry: 2 })
  })

  test('not: a friendly minor pays its patron nothing before it joins', () => {
    const asleep = at({ power: 'ottoman', phase: 'income' })
    asleep.endPhase()
    expect(asleep.events('income-collected')).toMatchObject([{ income: 16 }])
    const awake = at({ power: 'ottoman', phase: 'income', control: { bulgaria: 'ottoman' } })
    awake.endPhase()
    expect(awake.events('income-collected')).toMatchObject([{ income: 19 }])
  })
})
