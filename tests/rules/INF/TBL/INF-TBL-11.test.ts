import { describe, expect, test } from 'vitest'
import { invade, notForSale, worth } from '../../../support/influence.ts'

describe('INF-TBL-11 Belgium: with French interests', () => {
  test('allowed: entered by a friend it raises 3 infantry and 1 artillery for its patron', () => {
    const g = invade('belgium', 'britain')
    g.endPhase()
    expect(g.units('belgium')).toEqual({ britain: { infantry: 2 }, france: { infantry: 3, artillery: 1 } })
    expect(g.control('belgium')).toBe('france')
    expect(worth('belgium')).toBe(2)
  })

  test('refused: an enemy gets it only by fighting the same army', () => {
    const g = invade('belgium', 'germany')
    g.endPhase()
    expect(g.units('belgium').france).toEqual({ infantry: 3, artillery: 1 })
    expect(g.battles).toMatchObject([{ space: 'belgium', required: true }])
    g.refuse({ type: 'end-phase' }, 'STD-CBT-02')
  })

  test('refused: nobody can win it with money', () => {
    notForSale('belgium')
  })
})
