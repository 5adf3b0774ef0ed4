import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-03-13 strength -1', () => {
  test('allowed: defenders hit on 2, attackers on 1, or on 2 with artillery', () => {
    const g = battle({ infantry: 3, artillery: 3, 'poison-gas': 1 }, { france: { infantry: 2 } }, [4, 2, 2, 6, 6, 6, 6, 6, 6, 6])
    g.do({ type: 'gas', count: 1 })
    expect(volleys(g)).toEqual([
      ['attack', '2 artillery at 3', '1 infantry at 3', '1 infantry at 2', '1 infantry at 1'],
      ['defence', '2 infantry at 2'],
    ])
    expect(g.past('fired')[1]?.groups[0]).toMatchObject({ gassed: true })
  })

  test('edge: a weakened defender misses with a 3, a weakened attacker with a 2', () => {
    const g = battle({ infantry: 1, artillery: 1, 'poison-gas': 1 }, { france: { infantry: 1 } }, [4, 1, 1, 2, 3])
    g.do({ type: 'gas', count: 1 })
    expect(g.past('fired').map((e) => e.hits)).toEqual([0, 0])
  })
})
