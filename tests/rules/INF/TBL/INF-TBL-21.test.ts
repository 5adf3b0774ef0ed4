import { describe, expect, test } from 'vitest'
import { at, engine, invade, notForSale, worth } from '../../../support/influence.ts'

describe('INF-TBL-21 Sultanate of Darfur: with Ottoman interests', () => {
  test('allowed: entered by a friend it raises 1 infantry and 1 artillery for its patron on a space of its own', () => {
    const g = invade('sultanate-of-darfur', 'germany')
    g.endPhase()
    expect(g.units('sultanate-of-darfur')).toEqual({ germany: { infantry: 2 }, ottoman: { infantry: 1, artillery: 1 } })
    expect(g.control('sultanate-of-darfur')).toBe('ottoman')
    expect(worth('sultanate-of-darfur')).toBe(1)
    expect(engine.spacesOf(at().state).some((s) => s.id === 'sultanate-of-darfur')).toBe(false)
  })

  test('refused: an enemy gets it only by fighting the same army', () => {
    const g = invade('sultanate-of-darfur', 'britain')
    g.endPhase()
    expect(g.units('sultanate-of-darfur').ottoman).toEqual({ infantry: 1, artillery: 1 })
    expect(g.battles).toMatchObject([{ space: 'sultanate-of-darfur', required: true }])
    g.refuse({ type: 'end-phase' }, 'STD-CBT-02')
  })

  test('refused: nobody can win it with money', () => {
    notForSale('sultanate-of-darfur')
  })
})
