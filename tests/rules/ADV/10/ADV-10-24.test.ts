import { describe, expect, test } from 'vitest'
import type { SpaceId } from '../../../../src/engine/index.ts'
import { raid } from '../../../support/scenes/sea.ts'

describe('ADV-10-24 zones that hurt one power alone', () => {
  const cost = (zone: SpaceId) => {
    const g = raid(zone, 2, { germany: { submarine: 2 } }, [1, 2], {
      convoyWar: 'unrestricted',
      treasury: { britain: 9, france: 9, usa: 9 },
    })
    return [g.treasury('britain'), g.treasury('france'), g.treasury('usa')]
  }

  test('allowed: 3, 4 and 8 Britain, 14 and 15 France, 1 the United States', () => {
    for (const zone of ['sz3', 'sz4', 'sz8']) expect(cost(zone)).toEqual([7, 9, 9])
    for (const zone of ['sz14', 'sz15']) expect(cost(zone)).toEqual([9, 7, 9])
    expect(cost('sz1')).toEqual([9, 9, 7])
  })

  test('not: odd dice do not turn to America there', () => {
    const g = raid('sz8', 1, { germany: { submarine: 1 } }, [5], { convoyWar: 'unrestricted', treasury: { usa: 9 } })
    expect(g.treasury('usa')).toBe(9)
    expect(g.past('convoy-loss-paid').map((e) => e.power)).toEqual(['britain'])
  })
})
