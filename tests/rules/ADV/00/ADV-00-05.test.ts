import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-00-05 support for survivors', () => {
  test('allowed: guns raise the infantry and tanks that the first shot has left', () => {
    const g = battle({ infantry: 3, artillery: 2, tank: 1 }, { france: { infantry: 1, 'machine-gun': 3 } }, [
      1,
      1,
      1,
      ...Array(5).fill(6),
    ])
    expect(volleys(g)[1]).toEqual(['attack', '2 artillery at 3', '1 tank at 3', '1 infantry at 3'])
  })

  test('not: no support goes to infantry that has fallen', () => {
    const g = battle({ infantry: 3, artillery: 3 }, { france: { infantry: 1, 'machine-gun': 2 } }, [1, 1, ...Array(5).fill(6)])
    expect(volleys(g)[1]).toEqual(['attack', '3 artillery at 3', '1 infantry at 3'])
  })

  test('not: no support comes from a gun that fired gas', () => {
    const g = battle({ infantry: 2, artillery: 2, 'poison-gas': 1 }, { france: { infantry: 1 } }, [6, ...Array(5).fill(6)])
    g.do({ type: 'gas', count: 1 })
    expect(volleys(g)[0]).toEqual(['attack', '1 artillery at 3', '1 infantry at 3', '1 infantry at 2'])
  })
})
