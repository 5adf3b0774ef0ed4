import { describe, expect, test } from 'vitest'
import { treaty } from '../../../support/scenes/revolution.ts'

const held = { karelia: 'austria-hungary', sevastopol: 'ottoman', moscow: 'russia' } as const

describe('INF-RUS-07 other land the enemy holds', () => {
  test('allowed: it stays with the power that controls it, and pays it', () => {
    const g = treaty({ control: held })
    expect(g.control('karelia')).toBe('austria-hungary')
    expect(g.control('sevastopol')).toBe('ottoman')
    expect(g.production('ottoman')).toBe(16 + 3)
  })

  test('not: it is not closed, and an Ally that takes it keeps it', () => {
    const g = treaty({
      control: { ...held, tatarstan: 'germany' },
      units: { romania: { britain: { infantry: 2 } } },
    })
    g.until('britain', 'move')
    g.move('romania', 'sevastopol', { infantry: 2 })
    g.endPhase()
    expect(g.control('sevastopol')).toBe('britain')
  })
})
