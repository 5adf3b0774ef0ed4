import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'
import { volleys } from '../../../support/scenes/told.ts'

const empty = (dice: number[]) =>
  battle({ infantry: 1, artillery: 1, fighter: 1 }, { france: { infantry: 1, artillery: 1, fighter: 1 } }, [...dice, 6, 6, 6, 6])

describe('ADV-04-10 nobody left in the air', () => {
  test('allowed: nobody has supremacy, whether they were shot down or damaged', () => {
    for (const dice of [
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
    ])
      expect(empty(dice).past('air-supremacy')).toMatchObject([{ side: null }])
  })

  test('not: no artillery is raised', () => {
    expect(volleys(empty([1, 2])).slice(2)).toEqual([
      ['attack', '1 artillery at 3', '1 infantry at 3'],
      ['defence', '1 artillery at 3', '1 infantry at 3'],
    ])
  })
})
