import { describe, expect, test } from 'vitest'
import { infEnding } from '../../../support/scenes/victory.ts'

describe('INF-VICT-01 the Allies win at the end of a round', () => {
  test('allowed: Berlin and one of Vienna and Constantinople, after the American turn', () => {
    const won = { side: 'allies', how: 'capitals', rule: 'INF-VICT-01' }
    expect(infEnding({ berlin: 'france', vienna: 'russia' }).winner).toEqual(won)
    expect(infEnding({ berlin: 'france', constantinople: 'britain' }).winner).toEqual(won)
  })

  test('not: after any other turn, the Ottoman one too', () => {
    for (const power of ['ottoman', 'britain', 'italy', 'france'] as const)
      expect(infEnding({ berlin: 'france', vienna: 'russia' }, power).winner).toBeNull()
  })

  test('edge: Berlin alone, or the two others without it, is not enough', () => {
    expect(infEnding({ berlin: 'france' }).winner).toBeNull()
    expect(infEnding({ vienna: 'russia', constantinople: 'britain' }).winner).toBeNull()
  })
})
