import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-02-05 machine guns fire first in defence', () => {
  test('allowed: one die each at 3, before anybody else', () => {
    const g = battle({ infantry: 4 }, { france: { infantry: 1, 'machine-gun': 2 } }, [3, 4, 6, 6, 6, 6])
    expect(volleys(g)).toEqual([
      ['first-shot', '2 machine-gun at 3'],
      ['attack', '3 infantry at 2'],
      ['defence', '1 infantry at 3'],
    ])
    expect(g.past('fired')[0]).toMatchObject({ side: 'defender', hits: 1 })
    g.exhausted()
  })

  test('allowed: it comes after the air battle', () => {
    const g = battle(
      { infantry: 2, fighter: 1 },
      { france: { infantry: 1, 'machine-gun': 1, fighter: 1 } },
      [1, 6, 6, 6, 6, 6, 6],
    )
    expect(volleys(g).map(([step]) => step)).toEqual(['air', 'air', 'first-shot', 'attack', 'defence'])
  })

  test('not: without machine guns there is no first shot', () => {
    const g = battle({ infantry: 1 }, { france: { infantry: 2 } }, [6, 6, 6])
    expect(volleys(g).map(([step]) => step)).toEqual(['attack', 'defence'])
  })
})
