import { describe, expect, test } from 'vitest'
import { coastal, storm } from '../../../support/coast.ts'

describe('ADV-12-10 a 2 costs an infantry aboard', () => {
  const hit = (holds: ('infantry' | 'artillery')[][], artillery: number, dice: number[]) => {
    const g = storm({ holds, belgium: { germany: { infantry: 1, artillery } }, queue: [...dice, ...Array(12).fill(6)] })
    g.do(coastal(dice.length))
    return g
  }

  test('allowed: from the transport of the attacker’s choice', () => {
    const g = hit(
      [
        ['infantry', 'infantry'],
        ['infantry', 'artillery'],
      ],
      1,
      [2],
    )
    expect(g.decision).toMatchObject({ kind: 'choice', by: 'britain', rule: 'ADV-12-10' })
    expect(g.decision?.options).toHaveLength(2)
    g.choose(g.decision?.options?.[1]?.id as string)
    expect(g.past('cargo-hit')).toMatchObject([{ transport: g.transport('sz9', 1), unit: 'infantry' }])
    expect(g.past('units-landed').map((e) => e.units)).toEqual([{ infantry: 2 }, { artillery: 1 }])
  })

  test('allowed: without a choice nobody is asked', () => {
    const g = hit([['infantry', 'infantry']], 1, [2])
    expect(g.past('units-landed').map((e) => e.units)).toEqual([{ infantry: 1 }])
  })

  test('edge: where none is left it misses; other cargo is safe', () => {
    const g = hit([['infantry', 'artillery']], 3, [2, 2])
    expect(g.past('cargo-hit')).toHaveLength(1)
    expect(g.units('sz9').britain).toEqual({ transport: 1, artillery: 1 })
  })
})
