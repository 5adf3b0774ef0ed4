import { describe, expect, test } from 'vitest'
import { buyer } from '../../../support/scenes/influence.ts'
import { inf } from '../../../support/scenes/start.ts'

const germany = (berlin: 'germany' | 'france') => inf({ phase: 'purchase', treasury: { germany: 40 }, control: { berlin } })

describe('INF-REV-07 a power without its capital buys neither', () => {
  test('allowed: with its capital, and while that is only contested', () => {
    germany('germany').do({ type: 'revolt', territory: 'ireland' })
    const units = { berlin: { germany: { infantry: 1 }, france: { infantry: 1 } } }
    buyer('germany', 40, { units }).do({ type: 'influence', country: 'greece' })
  })

  test('refused: when an enemy holds it', () => {
    const g = germany('france')
    expect(g.turn.phase).toBe('move')
    expect(g.refuse({ type: 'revolt', territory: 'ireland' }, 'INF-REV-07').rule).toBe('INF-REV-07')
    expect(g.refuse({ type: 'influence', country: 'greece' }, 'INF-REV-07').rule).toBe('INF-REV-07')
  })
})
