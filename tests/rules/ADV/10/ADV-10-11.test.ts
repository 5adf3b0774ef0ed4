import { describe, expect, test } from 'vitest'
import { escort } from '../../../support/scenes/actions.ts'
import { raid } from '../../../support/scenes/sea.ts'

describe('ADV-10-11 destroyers escort the convoy', () => {
  const called = () =>
    raid('sz4', 1, { germany: { submarine: 1 }, france: { destroyer: 1 }, britain: { destroyer: 2, cruiser: 1 } }, [1, 6, 6])

  test('allowed: any number of the defenders’, power by power, after the raiders are named', () => {
    const g = called()
    expect(g.decision).toMatchObject({ kind: 'escort', by: 'france', count: 1, rule: 'ADV-10-11' })
    g.do(escort(0))
    expect(g.decision).toMatchObject({ kind: 'escort', by: 'britain', count: 2 })
    expect(g.legal).toEqual([escort(0), escort(1), escort(2)])
    g.do(escort(2))
    expect(g.past('escorts-named')).toMatchObject([{ power: 'britain', destroyers: 2 }])
  })

  test('refused: a third ship that is no destroyer', () => {
    const g = called()
    g.do(escort(0))
    g.refuse(escort(3), 'CONTRACT')
  })

  test('edge: nobody is asked without raiders, or without destroyers', () => {
    const g = raid('sz4', 0, { germany: { submarine: 1 }, britain: { destroyer: 1 } }, [])
    expect(g.decision?.kind).toBe('submerge')
    const h = raid('sz4', 1, { germany: { submarine: 1 }, britain: { cruiser: 1 } }, [1])
    expect(h.decision?.kind).toBe('disengage')
  })
})
