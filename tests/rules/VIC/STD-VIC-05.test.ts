import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-VIC-05 nobody is ever eliminated', () => {
  test('allowed: a power that has lost everything keeps its turns', () => {
    const control = Object.fromEntries(
      ['rome', 'naples', 'tuscany', 'piedmont', 'venice', 'libya', 'somaliland', 'sardinia', 'sicily'].map((s) => [
        s,
        'germany' as const,
      ]),
    )
    const g = at({ power: 'ottoman', phase: 'income', treasury: { italy: 0 }, control })
    g.endPhase()
    expect(g.production('italy')).toBe(0)
    expect(g.turn).toEqual({ round: 2, power: 'italy', phase: 'move' })
    g.endPhase()
    g.endPhase()
    expect(g.turn.power).toBe('usa')
    g.until('italy', 'move')
    expect(g.turn.round).toBe(3)
  })

  test('refused: the loss of a capital ends neither the power nor the game', () => {
    const g = at({ control: { paris: 'germany' } })
    expect(g.winner).toBeNull()
    g.until('france', 'move')
    g.refuse({ type: 'purchase', units: { infantry: 1 } }, 'STD-CAP-13')
    g.until('britain', 'purchase')
    expect(g.winner).toBeNull()
  })

  test('allowed: it comes back when its capital is freed', () => {
    const g = at({
      power: 'france',
      treasury: { france: 0 },
      control: { paris: 'germany' },
      units: { bordeaux: { france: { infantry: 1 } } },
    })
    g.move('bordeaux', 'paris', { infantry: 1 })
    g.until('france', 'income')
    g.endPhase()
    expect(g.treasury('france')).toBe(24)
  })
})
