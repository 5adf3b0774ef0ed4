import { describe, expect, test } from 'vitest'
import { escort } from '../../../support/scenes/actions.ts'
import { raid } from '../../../support/scenes/sea.ts'

describe('ADV-10-13 raiders throw before escorts', () => {
  test('allowed: then each escort sinks a raider on 2 or less', () => {
    const g = raid('sz4', 2, { germany: { submarine: 2 }, britain: { destroyer: 3 } }, [1, 1, 2, 3, 6], {
      treasury: { britain: 9 },
    })
    g.do(escort(3))
    expect(g.past('convoy-raided')[0]?.dice.map((d) => d.value)).toEqual([1, 1])
    expect(g.past('convoy-escorted')).toMatchObject([{ hits: 1, sunk: 1, groups: [{ needs: 2, dice: [2, 3, 6] }] }])
    expect(g.units('sz4').germany).toEqual({ submarine: 1 })
  })

  test('not: a raider sunk by an escort is not stopped before it throws', () => {
    const g = raid('sz4', 1, { germany: { submarine: 1 }, britain: { destroyer: 1 } }, [4, 1], { treasury: { britain: 9 } })
    g.do(escort(1))
    const types = g.history.map((e) => e.type)
    expect(types.indexOf('convoy-raided')).toBeLessThan(types.indexOf('convoy-escorted'))
    expect(g.treasury('britain')).toBe(7)
  })

  test('edge: typed dice are asked of the raider and then of the escort', () => {
    const g = raid('sz4', 2, { germany: { submarine: 2 }, britain: { destroyer: 1 } }, [], { dice: 'entered' })
    g.do(escort(1))
    expect(g.decision).toMatchObject({ kind: 'dice', topic: 'convoy-dice', by: 'germany', count: 2 })
    g.do({ type: 'enter-dice', dice: [1, 1] })
    expect(g.decision).toMatchObject({ kind: 'dice', topic: 'escort-dice', by: 'britain', count: 1 })
  })
})
