import { describe, expect, test } from 'vitest'
import { raid } from '../../../support/scenes/sea.ts'

describe('ADV-10-25 shared zones: odd dice hurt the United States, even ones Britain', () => {
  test('allowed: die by die, in sea zones 2, 7 and 13', () => {
    for (const zone of ['sz2', 'sz7', 'sz13']) {
      const g = raid(zone, 3, { germany: { submarine: 3 } }, [5, 2, 3], {
        convoyWar: 'unrestricted',
        treasury: { britain: 9, usa: 9 },
      })
      expect(g.past('convoy-raided')[0]?.dice).toEqual([
        { value: 5, owner: 'usa', damage: 3 },
        { value: 2, owner: 'britain', damage: 1 },
        { value: 3, owner: 'usa', damage: 2 },
      ])
      expect([g.treasury('britain'), g.treasury('usa')]).toEqual([8, 4])
    }
  })

  test('not: while warfare is restricted', () => {
    const g = raid('sz2', 1, { germany: { submarine: 1 } }, [5], { treasury: { britain: 9, usa: 9 } })
    expect([g.treasury('britain'), g.treasury('usa')]).toEqual([7, 9])
  })
})
