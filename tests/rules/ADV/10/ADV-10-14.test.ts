import { describe, expect, test } from 'vitest'
import { escort } from '../../../support/scenes/actions.ts'
import { raid } from '../../../support/scenes/sea.ts'
import { outcome, volleys } from '../../../support/scenes/told.ts'

describe('ADV-10-14 a raider that is sunk has done its damage', () => {
  const sunk = () =>
    raid('sz4', 1, { germany: { submarine: 1 }, britain: { destroyer: 1 } }, [6, 2], { treasury: { britain: 9 } }).after(
      escort(1),
    )

  test('allowed: it is gone, and its damage stands', () => {
    const g = sunk()
    expect(g.units('sz4')).toEqual({ britain: { destroyer: 1 } })
    expect(g.treasury('britain')).toBe(7)
  })

  test('not: it fires no more', () => {
    expect(volleys(sunk())).toEqual([])
    expect(outcome(sunk())).toBe('repulsed')
  })
})
