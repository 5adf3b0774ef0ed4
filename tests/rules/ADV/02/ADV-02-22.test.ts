import { describe, expect, test } from 'vitest'
import { attack } from '../../../support/scenes/actions.ts'
import { before } from '../../../support/scenes/land.ts'
import { volleys } from '../../../support/scenes/told.ts'

const gassedAttack = (queue: number[]) =>
  before({ infantry: 3, artillery: 1, 'poison-gas': 1 }, { france: { infantry: 2, 'machine-gun': 1 } }, { queue }).after(
    attack('lorraine'),
    { type: 'gas', count: 1 },
  )

describe('ADV-02-22 gassed infantry fall first', () => {
  test('allowed: weakened infantry is hit ahead of the healthy', () => {
    // The gun shows a 4, one infantry of each side is reached, the first shot hits.
    const g = gassedAttack([4, 1, 1, 1, 6, 6, 6, 6])
    expect(volleys(g)[1]).toEqual(['attack', '2 infantry at 2'])
  })

  test('edge: weakened men beyond the hits stay weak', () => {
    const g = gassedAttack([4, 2, 1, 1, 6, 6, 6, 6])
    expect(volleys(g)[1]).toEqual(['attack', '1 infantry at 2', '1 infantry at 1'])
  })

  test('not: without a hit the weakened are not lost', () => {
    const g = gassedAttack([4, 1, 1, 6, 6, 6, 6, 6, 6])
    expect(volleys(g)[1]).toEqual(['attack', '2 infantry at 2', '1 infantry at 1'])
  })
})
