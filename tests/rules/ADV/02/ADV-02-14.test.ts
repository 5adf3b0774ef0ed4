import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-02-14 one shot only in defence', () => {
  test('allowed: the others of the defence fire as usual', () => {
    const g = battle({ infantry: 3 }, { france: { infantry: 1, artillery: 1, 'machine-gun': 1 } }, [6, 6, 6, 6, 6, 6])
    expect(volleys(g).at(-1)).toEqual(['defence', '1 artillery at 3', '1 infantry at 3'])
  })

  test('not: machine guns throw no second die, whether they hit or missed', () => {
    for (const first of [3, 4]) {
      const g = battle({ infantry: 3 }, { france: { infantry: 1, 'machine-gun': 1 } }, [first, 6, 6, 6, 6])
      const guns = g.past('fired').flatMap((e) => e.groups.filter((x) => x.type === 'machine-gun'))
      expect(guns.map((x) => x.count)).toEqual([1])
    }
  })
})
