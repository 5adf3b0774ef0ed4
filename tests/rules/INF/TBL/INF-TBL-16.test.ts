import { describe, expect, test } from 'vitest'
import { at, engine, invade, notForSale, worth } from '../../../support/influence.ts'

describe('INF-TBL-16 Khiva Khanate: with Russian interests', () => {
  test('allowed: entered by a friend it raises 1 infantry and 1 artillery for its patron on a space of its own', () => {
    const g = invade('khiva-khanate', 'britain')
    g.endPhase()
    expect(g.units('khiva-khanate')).toEqual({ britain: { infantry: 2 }, russia: { infantry: 1, artillery: 1 } })
    expect(g.control('khiva-khanate')).toBe('russia')
    expect(worth('khiva-khanate')).toBe(1)
    expect(engine.spacesOf(at().state).some((s) => s.id === 'khiva-khanate')).toBe(false)
  })

  test('refused: an enemy gets it only by fighting the same army', () => {
    const g = invade('khiva-khanate', 'ottoman')
    g.endPhase()
    expect(g.units('khiva-khanate').russia).toEqual({ infantry: 1, artillery: 1 })
    expect(g.battles).toMatchObject([{ space: 'khiva-khanate', required: true }])
    g.refuse({ type: 'end-phase' }, 'STD-CBT-02')
  })

  test('refused: nobody can win it with money', () => {
    notForSale('khiva-khanate')
  })
})
