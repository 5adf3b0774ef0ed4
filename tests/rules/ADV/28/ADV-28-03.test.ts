import { describe, expect, test } from 'vitest'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-28-03 the growth ends at 28', () => {
  test('allowed: 28 in round 6', () => {
    expect(adv({ round: 6, power: 'usa' }).production('usa')).toBe(28)
  })

  test('edge: no more in any later round', () => {
    for (const round of [7, 8, 12]) expect(adv({ round, power: 'usa' }).production('usa')).toBe(28)
  })

  test('not: after an early declaration', () => {
    const g = adv({ round: 1, phase: 'purchase', treasury: { germany: 0, britain: 0 } })
    g.do({ type: 'declare-submarine-warfare' })
    for (const level of [22, 24, 26, 28, 28, 28]) {
      g.until('usa', 'income')
      expect(g.production('usa')).toBe(level)
      g.endPhase()
    }
  })
})
