import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-INC-01 income is the worth of what is controlled', () => {
  test('allowed: the sum of the controlled territories is collected', () => {
    const g = at({
      phase: 'income',
      treasury: { germany: 2 },
      control: { poland: 'germany', belgium: 'germany', alsace: 'france' },
    })
    expect(g.production('germany')).toBe(35 + 3 + 2 - 3)
    g.endPhase()
    expect(g.events('income-collected')).toMatchObject([{ power: 'germany', income: 37, loss: 0, treasury: 39 }])
    expect(g.treasury('germany')).toBe(39)
  })

  test('not: contested, vacant and sleeping land pays nobody', () => {
    const g = at({
      phase: 'income',
      treasury: { germany: 0, france: 0 },
      mobilized: ['holland', 'belgium'],
      control: { holland: 'none', belgium: 'none' },
      units: { ruhr: { germany: { infantry: 5 }, france: { infantry: 1 } } },
    })
    expect(g.control('ruhr')).toBe('contested')
    expect(g.production('germany')).toBe(35 - 6)
    expect(g.production('france')).toBe(24)
    g.endPhase()
    expect(g.treasury('germany')).toBe(29)
  })

  test('not: nothing is collected before the phase ends', () => {
    const g = at({ phase: 'mobilize', treasury: { germany: 0 } })
    g.endPhase()
    expect(g.turn.phase).toBe('income')
    expect(g.treasury('germany')).toBe(0)
    g.endPhase()
    expect(g.treasury('germany')).toBe(35)
    expect(g.turn.power).toBe('france')
  })
})
