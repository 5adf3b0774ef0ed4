import { describe, expect, test } from 'vitest'
import { raid } from '../../../support/scenes/sea.ts'

describe('ADV-10-22 what a raider costs in unrestricted warfare', () => {
  const waged = (queue: number[]) =>
    raid('sz3', queue.length, { germany: { submarine: queue.length } }, queue, {
      convoyWar: 'unrestricted',
      treasury: { britain: 20 },
    })

  test('allowed: 1 IPC on 1 and 2, 2 on 3 and 4, 3 on 5 and 6', () => {
    const g = waged([1, 2, 3, 4, 5, 6])
    expect(g.past('convoy-raided')[0]?.dice.map((d) => d.damage)).toEqual([1, 1, 2, 2, 3, 3])
    expect(g.treasury('britain')).toBe(8)
  })

  test('edge: a 3 no longer costs 1 alone, nor a 2 more', () => {
    expect(waged([3]).treasury('britain')).toBe(18)
    expect(waged([2]).treasury('britain')).toBe(19)
  })
})
