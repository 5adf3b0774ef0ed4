import { describe, expect, test } from 'vitest'
import { assault, battle } from '../../../support/scenes/land.ts'
import { bearers, volleys } from '../../../support/scenes/told.ts'

const army = { infantry: 3, artillery: 3, 'poison-gas': 2 }

describe('ADV-03-05 announcing gas', () => {
  test('allowed: any number of the guns that have it', () => {
    const g = battle(army, { france: { infantry: 1 } }, [6, 6, 6, 6, 6, 6, 6, 6, 6])
    expect(g.decision).toMatchObject({ by: 'germany', kind: 'gas', count: 2, space: 'lorraine', rule: 'ADV-03-05' })
    expect(g.legal).toEqual([0, 1, 2].map((count) => ({ type: 'gas', count })))
    g.do({ type: 'gas', count: 1 })
    expect(bearers(g, 'lorraine')).toBe(1)
  })

  test('allowed: in an assault before the strike', () => {
    const g = assault(
      [{ type: 'infantry' }, { type: 'artillery', gas: true }],
      { germany: { infantry: 1, artillery: 1 } },
      [6, 6, 6, 6, 6],
      { coastal: 0 },
    )
    expect(g.decision).toMatchObject({ by: 'britain', kind: 'gas', count: 1 })
    expect(g.past('fired')).toEqual([])
    g.do({ type: 'gas', count: 0 })
    expect(volleys(g)[0]).toEqual(['strike', '1 artillery at 3'])
  })

  test('refused: more guns than have it', () => {
    battle(army, { france: { infantry: 1 } }).refuse({ type: 'gas', count: 3 }, 'CONTRACT')
  })

  test('not: without a marker nobody is asked', () => {
    const g = battle({ infantry: 1, artillery: 1 }, { france: { infantry: 1 } }, [6, 6, 6])
    expect(g.past('decision-asked')).toEqual([])
  })
})
