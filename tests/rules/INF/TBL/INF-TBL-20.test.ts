import { describe, expect, test } from 'vitest'
import { invade, notForSale, worth } from '../../../support/influence.ts'

describe('INF-TBL-20 Bulgaria: with Ottoman interests', () => {
  test('allowed: entered by a friend it raises 7 infantry and 1 artillery for its patron', () => {
    const g = invade('bulgaria', 'germany')
    g.endPhase()
    expect(g.units('bulgaria')).toEqual({ germany: { infantry: 2 }, ottoman: { infantry: 7, artillery: 1 } })
    expect(g.control('bulgaria')).toBe('ottoman')
    expect(worth('bulgaria')).toBe(3)
  })

  test('refused: an enemy gets it only by fighting the same army', () => {
    const g = invade('bulgaria', 'russia')
    g.endPhase()
    expect(g.units('bulgaria').ottoman).toEqual({ infantry: 7, artillery: 1 })
    expect(g.battles).toMatchObject([{ space: 'bulgaria', required: true }])
    g.refuse({ type: 'end-phase' }, 'STD-CBT-02')
  })

  test('refused: nobody can win it with money', () => {
    notForSale('bulgaria')
  })
})
