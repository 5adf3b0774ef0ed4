import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-04-01 aces, damage and misses', () => {
  test('allowed: one die a fighter: 1 is an ace hit, 2 damages, the rest misses', () => {
    const g = battle(
      { infantry: 1, fighter: 4 },
      { france: { infantry: 1, fighter: 3 } },
      [1, 2, 3, 6, 6, 6, 6, 6, 6, 6, 6, 6, 1, 6, 6, 6, 6, 6, 6, 6],
    )
    expect(g.past('fired')[0]).toMatchObject({ step: 'air', side: 'attacker', hits: 2, damaging: 1 })
    expect(volleys(g)[0]).toEqual(['air', '4 fighter at 2'])
    expect(g.past('units-lost')[0]).toMatchObject({ power: 'france', units: { fighter: 1 } })
    expect(g.past('fighters-damaged')[0]).toMatchObject({ power: 'france', count: 1 })
  })

  test('edge: a 3 does nothing', () => {
    const g = battle({ infantry: 1, fighter: 1 }, { france: { infantry: 1, fighter: 1 } }, [3, 3, 1, 1, 6, 6])
    expect(g.past('fired').slice(0, 2)).toMatchObject([{ hits: 0 }, { hits: 0 }])
  })
})
