import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-04-06 a damaged fighter is out of it', () => {
  test('allowed: the one that is still active strafes and gives supremacy', () => {
    const g = battle({ infantry: 1, artillery: 1, fighter: 2 }, { france: { infantry: 1, fighter: 1 } }, [6, 1, 2, 6, 6, 6, 6])
    expect(volleys(g).at(-2)).toEqual(['attack', '1 artillery at 4', '1 infantry at 3', '1 fighter at 2'])
  })

  test('not: a damaged one neither strafes nor counts', () => {
    const g = battle(
      { infantry: 1, artillery: 1, fighter: 1 },
      { france: { infantry: 1, artillery: 1, fighter: 1 } },
      [2, 2, 6, 6, 6, 6],
    )
    expect(g.past('air-supremacy')).toMatchObject([{ side: null }])
    expect(volleys(g).slice(2)).toEqual([
      ['attack', '1 artillery at 3', '1 infantry at 3'],
      ['defence', '1 artillery at 3', '1 infantry at 3'],
    ])
  })
})
