import { describe, expect, test } from 'vitest'
import type { PositionSpec, PowerId } from '../../../../src/engine/index.ts'
import { end } from '../../../support/scenes/actions.ts'
import { inf } from '../../../support/scenes/start.ts'

const ending = (control: PositionSpec['control'], power: PowerId = 'usa') =>
  inf({ power, phase: 'income', round: 5, control }).after(end)

describe('INF-VICT-01 the Allies win at the end of a round', () => {
  test('allowed: Berlin and one of Vienna and Constantinople, after the American turn', () => {
    const won = { side: 'allies', how: 'capitals', rule: 'INF-VICT-01' }
    expect(ending({ berlin: 'france', vienna: 'russia' }).winner).toEqual(won)
    expect(ending({ berlin: 'france', constantinople: 'britain' }).winner).toEqual(won)
  })

  test('not: after any other turn, the Ottoman one too', () => {
    for (const power of ['ottoman', 'britain', 'italy', 'france'] as const)
      expect(ending({ berlin: 'france', vienna: 'russia' }, power).winner).toBeNull()
  })

  test('edge: Berlin alone, or the two others without it, is not enough', () => {
    expect(ending({ berlin: 'france' }).winner).toBeNull()
    expect(ending({ vienna: 'russia', constantinople: 'britain' }).winner).toBeNull()
  })
})
