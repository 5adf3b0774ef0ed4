import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-03-15 gas affects infantry alone', () => {
  test('allowed: infantry among other arms is weakened', () => {
    const g = battle({ infantry: 1, artillery: 1, 'poison-gas': 1 }, { france: { infantry: 1, tank: 1 } }, [1, 6, 6, 6], {
      round: 5,
    })
    g.do({ type: 'gas', count: 1 })
    expect(volleys(g).at(-1)).toEqual(['defence', '1 infantry at 2', '1 tank at 1'])
  })

  test('not: artillery, machine guns, tanks and fighters, which keep their strength', () => {
    const g = battle(
      { infantry: 1, artillery: 1, 'poison-gas': 1 },
      { france: { infantry: 1, artillery: 1, 'machine-gun': 1, tank: 1, fighter: 1 } },
      [1, 6, 6, 6, 6, 6, 6],
    )
    g.do({ type: 'gas', count: 1 })
    expect(volleys(g)).toEqual([
      ['first-shot', '1 machine-gun at 3'],
      ['attack', '1 infantry at 2'],
      ['defence', '1 artillery at 4', '1 infantry at 2', '1 tank at 1', '1 fighter at 2'],
    ])
  })
})
