import { describe, expect, test } from 'vitest'
import { escort } from '../../../support/scenes/actions.ts'
import { raid } from '../../../support/scenes/sea.ts'

describe('ADV-10-15 hits to spare save the convoy', () => {
  const guarded = (dice: number[]) =>
    raid('sz4', 1, { germany: { submarine: 1 }, britain: { destroyer: 4 } }, dice, { treasury: { britain: 9 } }).after(escort(4))

  test('allowed: each beyond the raiders takes 1 IPC off', () => {
    const g = guarded([6, 1, 2, 6, 6])
    expect(g.past('convoy-loss-paid')).toMatchObject([{ damage: 2, saved: 1, loss: 1 }])
    expect(g.treasury('britain')).toBe(8)
  })

  test('not: the hit that sinks the raider saves nothing', () => {
    expect(guarded([6, 1, 6, 6, 6]).past('convoy-loss-paid')).toMatchObject([{ damage: 2, saved: 0, loss: 2 }])
  })

  test('edge: no more is saved than was damaged', () => {
    const g = guarded([6, 1, 1, 1, 1])
    expect(g.past('convoy-loss-paid')).toMatchObject([{ damage: 2, saved: 2, loss: 0 }])
    expect(g.treasury('britain')).toBe(9)
  })
})
