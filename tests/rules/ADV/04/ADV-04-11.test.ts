import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-04-11 fighters on one side only', () => {
  test('allowed: supremacy without a die', () => {
    const g = battle({ infantry: 1, artillery: 1, fighter: 1 }, { france: { infantry: 1 } }, [6, 6, 6, 6])
    expect(g.past('air-supremacy')).toMatchObject([{ side: 'attacker' }])
    expect(volleys(g)[0]).toEqual(['attack', '1 artillery at 4', '1 infantry at 3', '1 fighter at 2'])
  })

  test('not: no dice in the air', () => {
    const g = battle({ infantry: 1 }, { france: { infantry: 1, artillery: 1, fighter: 1 } }, [6, 6, 6, 6])
    expect(volleys(g)).toEqual([
      ['attack', '1 infantry at 2'],
      ['defence', '1 artillery at 4', '1 infantry at 3', '1 fighter at 2'],
    ])
    g.exhausted()
  })
})
