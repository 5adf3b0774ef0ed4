import { describe, expect, test } from 'vitest'
import { worthOf } from '../../../../src/engine/index.ts'
import { atPeace } from '../../../support/scenes/revolution.ts'

const romania = { russia: { infantry: 2 }, britain: { infantry: 2 }, germany: { infantry: 1 } }

describe('INF-RUS-15 no income from these minors', () => {
  test('allowed: a minor that an Ally frees is that Ally’s', () => {
    const g = atPeace({ power: 'britain', phase: 'combat', units: { romania }, queue: [1, 6, 6] })
    const before = g.production('britain')
    g.attack('romania')
    expect(g.control('romania')).toBe('britain')
    expect(g.production('britain')).toBe(before + 3)
  })

  test('not: under Russian pieces it pays nobody', () => {
    const g = atPeace({ power: 'usa', phase: 'income', units: { serbia: { russia: { infantry: 1 } } }, treasury: { russia: 0 } })
    g.until('usa', 'purchase')
    expect(g.treasury('russia')).toBe(0)
    expect(g.past('income-collected').map((e) => e.power)).not.toContain('russia')
  })

  test('not: the chart does not count it for Russia, and the income panel gives it no worth', () => {
    const alone = atPeace({ power: 'britain' })
    const held = { ...alone.spec, units: { serbia: { russia: { infantry: 1 } }, romania } }
    const g = atPeace(held)
    expect(g.control('serbia')).toBe('russia')
    expect(g.production('russia')).toBe(alone.production('russia'))
    expect(worthOf(g.state, 'serbia')).toBe(0)
  })

  test('edge: its own army alone keeps it without an income', () => {
    const g = atPeace({
      phase: 'combat',
      units: { romania: { russia: { infantry: 2 }, germany: { infantry: 1 } } },
      queue: [6, 1, 1],
    })
    g.attack('romania')
    expect(g.control('romania')).toBe('russia')
  })
})
