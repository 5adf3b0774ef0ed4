import { describe, expect, test } from 'vitest'
import { invade } from '../../../support/scenes/influence.ts'
import { inf } from '../../../support/scenes/start.ts'

describe('INF-TURN-01 Italy, the Ottoman Empire, Britain and America close the round', () => {
  test('allowed: the eight in the order of this ruleset', () => {
    const g = inf({ power: 'usa', phase: 'income' }).until('usa', 'purchase')
    expect(g.past('turn-opened').map((e) => e.power)).toEqual([
      'austria-hungary',
      'russia',
      'germany',
      'france',
      'italy',
      'ottoman',
      'britain',
      'usa',
    ])
  })

  test('not: Britain straight after France', () => {
    const g = inf({ power: 'france', phase: 'income' })
    g.endPhase()
    expect(g.turn.power).not.toBe('britain')
    expect(g.turn.power).toBe('italy')
  })

  test('edge: where powers of a side are asked in turn, it is this order', () => {
    const g = invade('greece', 'germany')
    g.endPhase()
    expect(g.decision?.options?.map((o) => o.id)).toEqual(['russia', 'france', 'italy', 'britain'])
  })
})
