import { describe, expect, test } from 'vitest'
import type { PowerId } from '../../../../src/engine/index.ts'
import { escort } from '../../../support/scenes/actions.ts'
import { raid } from '../../../support/scenes/sea.ts'

describe('ADV-10-26 whose damage an escort takes off', () => {
  const guarded = (power: PowerId, raidDice: number[], spare: number) => {
    const boats = raidDice.length
    const guns = Array.from({ length: boats + spare }, () => 1)
    const g = raid(
      'sz2',
      boats,
      { germany: { submarine: boats }, [power]: { destroyer: boats + spare } },
      [...raidDice, ...guns],
      {
        convoyWar: 'unrestricted',
        treasury: { britain: 20, usa: 20 },
      },
    )
    g.do(escort(boats + spare))
    return Object.fromEntries(g.past('convoy-loss-paid').map((e) => [e.power, e.loss]))
  }

  test('allowed: first its own power’s, then the other’s', () => {
    expect(guarded('britain', [5, 4], 1)).toEqual({ britain: 1, usa: 3 })
    expect(guarded('usa', [1, 4], 2)).toEqual({ britain: 1, usa: 0 })
  })

  test('allowed: one of a third power the larger, of equals the American', () => {
    expect(guarded('france', [1, 6], 1)).toEqual({ britain: 2, usa: 1 })
    expect(guarded('france', [1, 2], 1)).toEqual({ britain: 1, usa: 0 })
  })

  test('not: a British destroyer saves no American damage while there is British', () => {
    expect(guarded('britain', [5, 6], 3)).toEqual({ britain: 0, usa: 3 })
  })
})
