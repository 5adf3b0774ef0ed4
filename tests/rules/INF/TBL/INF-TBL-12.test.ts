import { describe, expect, test } from 'vitest'
import { invade, notForSale, worth } from '../../../support/influence.ts'

describe('INF-TBL-12 Portugal: with French interests', () => {
  test('allowed: entered by a friend it raises 3 infantry and 1 artillery for its patron', () => {
    const g = invade('portugal', 'britain')
    g.endPhase()
    expect(g.units('portugal')).toEqual({ britain: { infantry: 2 }, france: { infantry: 3, artillery: 1 } })
    expect(g.control('portugal')).toBe('france')
    expect(worth('portugal')).toBe(2)
  })

  test('refused: an enemy gets it only by fighting the same army', () => {
    const g = invade('portugal', 'germany')
    g.endPhase()
    expect(g.units('portugal').france).toEqual({ infantry: 3, artillery: 1 })
    expect(g.battles).toMatchObject([{ space: 'portugal', required: true }])
    g.refuse({ type: 'end-phase' }, 'STD-CBT-02')
  })

  test('refused: nobody can win it with money', () => {
    notForSale('portugal')
  })
})
