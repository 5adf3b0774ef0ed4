import { describe, expect, test } from 'vitest'
import { at } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

const tanks = { type: 'purchase', units: { infantry: 1, tank: 2 } } as const

describe('ADV-22-01 British tanks from round 3', () => {
  test('allowed: in round 3', () => {
    const g = adv({ power: 'britain', phase: 'purchase', round: 3, treasury: { britain: 20 } })
    g.do(tanks)
    expect(g.bank('britain')).toEqual(tanks.units)
  })

  test('refused: before, and in the printed game in round 3', () => {
    for (const round of [1, 2]) {
      const g = adv({ power: 'britain', phase: 'purchase', round, treasury: { britain: 20 } })
      expect(g.refuse(tanks, 'ADV-22-01').rule).toBe('ADV-22-01')
    }
    at({ power: 'britain', phase: 'purchase', round: 3, treasury: { britain: 20 } }).refuse(tanks, 'STD-PUR-03')
  })
})
