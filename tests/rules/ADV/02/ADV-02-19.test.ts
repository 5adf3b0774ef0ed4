import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-02-19 allied machine guns together', () => {
  test('allowed: one throw for those of all defenders', () => {
    const g = battle(
      { infantry: 5 },
      { france: { infantry: 1, 'machine-gun': 2 }, britain: { infantry: 1, 'machine-gun': 1 } },
      [1, 4, 3, 6, 6, 6, 6, 6],
    )
    const [first] = g.past('fired')
    expect(first).toMatchObject({ step: 'first-shot', hits: 2 })
    expect(first?.groups.map((x) => [x.power, x.count])).toEqual([
      ['france', 2],
      ['britain', 1],
    ])
    expect(volleys(g)[1]).toEqual(['attack', '3 infantry at 2'])
  })

  test('not: there is no second first shot for the second power', () => {
    const g = battle(
      { infantry: 4 },
      { france: { infantry: 1, 'machine-gun': 1 }, britain: { infantry: 1, 'machine-gun': 1 } },
      [6, 6, 6, 6, 6, 6, 6, 6],
    )
    expect(volleys(g).filter(([step]) => step === 'first-shot')).toHaveLength(1)
  })
})
