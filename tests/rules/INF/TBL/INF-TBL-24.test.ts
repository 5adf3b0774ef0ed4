import { describe, expect, test } from 'vitest'
import { at, engine, invade, notForSale, worth } from '../../../support/influence.ts'

describe('INF-TBL-24 Senussia: with Ottoman interests', () => {
  test('allowed: entered by a friend it raises 1 infantry and 1 artillery for its patron on a space of its own', () => {
    const g = invade('senussia', 'germany')
    g.endPhase()
    expect(g.units('senussia')).toEqual({ germany: { infantry: 2 }, ottoman: { infantry: 1, artillery: 1 } })
    expect(g.control('senussia')).toBe('ottoman')
    expect(worth('senussia')).toBe(1)
    expect(engine.spacesOf(at().state).some((s) => s.id === 'senussia')).toBe(false)
  })

  test('refused: an enemy gets it only by fighting the same army', () => {
    const g = invade('senussia', 'britain')
    g.endPhase()
    expect(g.units('senussia').ottoman).toEqual({ infantry: 1, artillery: 1 })
    expect(g.battles).toMatchObject([{ space: 'senussia', required: true }])
    g.refuse({ type: 'end-phase' }, 'STD-CBT-02')
  })

  test('refused: nobody can win it with money', () => {
    notForSale('senussia')
  })
})
