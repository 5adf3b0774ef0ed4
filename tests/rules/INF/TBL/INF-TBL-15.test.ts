import { describe, expect, test } from 'vitest'
import { invade, notForSale, worth } from '../../../support/influence.ts'

describe('INF-TBL-15 Romania: with Russian interests', () => {
  test('allowed: entered by a friend it raises 5 infantry and 1 artillery for its patron', () => {
    const g = invade('romania', 'britain')
    g.endPhase()
    expect(g.units('romania')).toEqual({ britain: { infantry: 2 }, russia: { infantry: 5, artillery: 1 } })
    expect(g.control('romania')).toBe('russia')
    expect(worth('romania')).toBe(3)
  })

  test('refused: an enemy gets it only by fighting the same army', () => {
    const g = invade('romania', 'austria-hungary')
    g.endPhase()
    expect(g.units('romania').russia).toEqual({ infantry: 5, artillery: 1 })
    expect(g.battles).toMatchObject([{ space: 'romania', required: true }])
    g.refuse({ type: 'end-phase' }, 'STD-CBT-02')
  })

  test('refused: nobody can win it with money', () => {
    notForSale('romania')
  })
})
