import { describe, expect, test } from 'vitest'
import { invade, notForSale, worth } from '../../../support/influence.ts'

describe('INF-TBL-17 Albania: with Italian interests', () => {
  test('allowed: entered by a friend it raises 3 infantry and 1 artillery for its patron', () => {
    const g = invade('albania', 'russia')
    g.endPhase()
    expect(g.units('albania')).toEqual({ russia: { infantry: 2 }, italy: { infantry: 3, artillery: 1 } })
    expect(g.control('albania')).toBe('italy')
    expect(worth('albania')).toBe(2)
  })

  test('refused: an enemy gets it only by fighting the same army', () => {
    const g = invade('albania', 'austria-hungary')
    g.endPhase()
    expect(g.units('albania').italy).toEqual({ infantry: 3, artillery: 1 })
    expect(g.battles).toMatchObject([{ space: 'albania', required: true }])
    g.refuse({ type: 'end-phase' }, 'STD-CBT-02')
  })

  test('refused: nobody can win it with money', () => {
    notForSale('albania')
  })
})
