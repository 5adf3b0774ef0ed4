import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-02-04 always at 1 in attack', () => {
  test('allowed: artillery raises the infantry beside it', () => {
    const g = battle({ infantry: 1, artillery: 2, 'machine-gun': 1 }, { france: { infantry: 1 } }, [6, 6, 6, 6, 6])
    expect(volleys(g)[0]).toEqual(['attack', '2 artillery at 3', '1 infantry at 3', '1 machine-gun at 1'])
  })

  test('not: neither a gun without other work nor air supremacy raises a machine gun', () => {
    const g = battle(
      { infantry: 1, artillery: 3, 'machine-gun': 2, fighter: 1 },
      { france: { infantry: 1 } },
      [6, 6, 6, 6, 2, 2, 6, 6],
    )
    expect(volleys(g)[0]).toEqual(['attack', '3 artillery at 4', '1 infantry at 3', '2 machine-gun at 1', '1 fighter at 2'])
    expect(g.past('fired')[0]?.hits).toBe(0)
  })
})
