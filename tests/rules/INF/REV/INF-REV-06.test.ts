import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { buyer } from '../../../support/scenes/influence.ts'

const revolt = { type: 'revolt', territory: 'ireland' } as const

describe('INF-REV-06 one revolt a territory and game', () => {
  test('allowed: once', () => {
    const g = buyer('germany', 10)
    g.do(revolt)
    g.do({ type: 'revolt', territory: 'india' })
  })

  test('refused: twice in a turn, or again after Britain has it back', () => {
    const g = buyer('germany', 10)
    g.do(revolt)
    g.refuse(revolt, 'INF-REV-06')
    const later = buyer('germany', 10, { revolted: ['ireland'] })
    later.refuse(revolt, 'INF-REV-06')
    expect(engine.offers(later.state).revolts.find((o) => o.territory === 'ireland')?.refusal?.rule).toBe('INF-REV-06')
  })
})
