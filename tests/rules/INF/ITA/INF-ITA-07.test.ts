import { describe, expect, test } from 'vitest'
import { buyer } from '../../../support/scenes/influence.ts'

describe('INF-ITA-07 no revolt in Libya before Italy is at war', () => {
  test('allowed: from round 2', () => {
    buyer('ottoman', 5).do({ type: 'revolt', territory: 'libya' })
  })

  test('refused: in round 1', () => {
    const g = buyer('ottoman', 5, { round: 1 })
    g.refuse({ type: 'revolt', territory: 'libya' }, 'INF-ITA-07')
    expect(g.legal.some((a) => a.type === 'revolt')).toBe(false)
  })
})
