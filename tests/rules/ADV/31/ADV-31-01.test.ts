import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { advLate } from '../../../support/scenes/start.ts'
import { contested, ending } from '../../../support/scenes/victory.ts'

describe('ADV-31-01 Victory by its own conditions', () => {
  test('allowed: five ways to win, none of them one of the standard game', () => {
    const rules = engine.goals(advLate().state).map((g) => g.rule)
    expect(rules).toEqual(['ADV-31-02', 'ADV-31-03', 'ADV-31-05', 'ADV-31-07', 'ADV-31-08'])
    expect(ending('usa', { units: contested('paris', 'london') }).winner?.side).toBe('central')
  })

  test('not: nothing is tested as the Ottoman turn ends', () => {
    const g = ending('ottoman', { control: { vienna: 'italy', constantinople: 'britain' }, units: contested('berlin') })
    expect(g.winner).toBeNull()
    expect(g.turn.power).toBe('italy')
  })

  test('not: the Central Powers win nothing with Rome and Moscow', () => {
    expect(ending('usa', { control: { rome: 'austria-hungary', moscow: 'germany' } }).winner).toBeNull()
  })
})
