import { describe, expect, test } from 'vitest'
import { invade, notForSale, worth } from '../../../support/influence.ts'

describe('INF-TBL-18 Arabia: with British interests', () => {
  test('allowed: entered by a friend it raises 1 infantry and 1 artillery for its patron', () => {
    const g = invade('arabia', 'france')
    g.endPhase()
    expect(g.units('arabia')).toEqual({ france: { infantry: 2 }, britain: { infantry: 1, artillery: 1 } })
    expect(g.control('arabia')).toBe('britain')
    expect(worth('arabia')).toBe(1)
  })

  test('refused: an enemy gets it only by fighting the same army', () => {
    const g = invade('arabia', 'ottoman')
    g.endPhase()
    expect(g.units('arabia').britain).toEqual({ infantry: 1, artillery: 1 })
    expect(g.battles).toMatchObject([{ space: 'arabia', required: true }])
    g.refuse({ type: 'end-phase' }, 'STD-CBT-02')
  })

  test('refused: nobody can win it with money', () => {
    notForSale('arabia')
  })
})
