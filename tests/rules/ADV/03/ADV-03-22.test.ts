import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-03-22 some guns with gas, others as usual', () => {
  test('allowed: only the others fire, support and take air supremacy', () => {
    const g = battle(
      { infantry: 2, artillery: 2, fighter: 1, 'poison-gas': 1 },
      { france: { infantry: 1 } },
      [6, 6, 6, 6, 6, 6, 6],
    )
    g.do({ type: 'gas', count: 1 })
    expect(volleys(g)[0]).toEqual(['attack', '1 artillery at 4', '1 infantry at 3', '1 infantry at 2', '1 fighter at 2'])
  })

  test('not: a gun that keeps its gas is not silent', () => {
    const g = battle({ infantry: 2, artillery: 2, 'poison-gas': 2 }, { france: { infantry: 1 } }, [6, 6, 6, 6, 6])
    g.do({ type: 'gas', count: 0 })
    expect(volleys(g)[0]).toEqual(['attack', '2 artillery at 3', '2 infantry at 3'])
  })
})
