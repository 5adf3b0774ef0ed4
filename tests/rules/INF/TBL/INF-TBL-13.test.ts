import { describe, expect, test } from 'vitest'
import { invade, notForSale, worth } from '../../../support/influence.ts'

describe('INF-TBL-13 Serbia: with Russian interests', () => {
  test('allowed: entered by a friend it raises 7 infantry and 1 artillery for its patron', () => {
    const g = invade('serbia', 'france')
    g.endPhase()
    expect(g.units('serbia')).toEqual({ france: { infantry: 2 }, russia: { infantry: 7, artillery: 1 } })
    expect(g.control('serbia')).toBe('russia')
    expect(worth('serbia')).toBe(2)
  })

  test('refused: an enemy gets it only by fighting the same army', () => {
    const g = invade('serbia', 'austria-hungary')
    g.endPhase()
    expect(g.units('serbia').russia).toEqual({ infantry: 7, artillery: 1 })
    expect(g.battles).toMatchObject([{ space: 'serbia', required: true }])
    g.refuse({ type: 'end-phase' }, 'STD-CBT-02')
  })

  test('refused: nobody can win it with money', () => {
    notForSale('serbia')
  })
})
